"""Only here a campaign is kept between its games: what a match starts from, what it gives back, and what a damaged or
foreign box says."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tests.conftest import found
from tests.games.ziggurat.campaigns import DAY, GAME, SECRET, after, at_chapter, begun, ended, finished, founding, new
from vetta.core.campaign import BoxError
from vetta.core.game import Setup
from vetta.core.match import Match
from vetta.games.ziggurat import box as boxes
from vetta.games.ziggurat.box import Box
from vetta.games.ziggurat.campaign import CAMPAIGN, stamp_of
from vetta.games.ziggurat.state import BURNT, OVER, WON
from vetta.games.ziggurat.tables import TITLE_NAMES


def started(box: Box) -> dict[str, str]:
    """What a match is told by the box, the stamp apart."""
    return {name: value for name, value in CAMPAIGN.setup_from(box, {}).options.items() if name != "stamp"}


# ---------------------------------------------------------------------------- A match starts from a box


def test_the_first_match_is_chapter_1_with_the_heroes_that_were_chosen() -> None:
    assert started(new(3, sides="west-north-east")) == {
        "chapter": "1", "sides": "west-north-east", "spawns": "printed", "family": "no", "first": "chance",
        "campaign": "1", "hero_1": "9", "hero_2": "1", "hero_3": "11",
    }  # fmt: skip
    view = begun(new()).view(0)
    assert {piece.kind for piece in view.pieces if piece.id in ("hero-1", "hero-2")} == {"hero-otta", "hero-pip"}
    assert CAMPAIGN.players(new()) == ("Ada", "Bo")


def test_expert_and_family_hold_for_the_whole_campaign() -> None:
    box = at_chapter(3, new(2, spawns="expert", family="yes"))
    options = started(box)
    assert (options["spawns"], options["family"], options["archway"]) == ("expert", "yes", "1")


def test_leader_and_first_player_are_chosen_anew_and_nothing_else_is() -> None:
    setup = CAMPAIGN.setup_from(new(), {"leader": "seat-2", "first": "seat-2"})
    assert (setup.options["leader"], setup.options["first"]) == ("seat-2", "seat-2")
    for name in ("chapter", "spawns", "winds", "nonsense"):
        with pytest.raises(BoxError, match=name):
            CAMPAIGN.setup_from(new(), {name: "1"})


def test_kept_finds_titles_and_decisions_go_into_the_next_match() -> None:
    box = at_chapter(2)
    box = after(box, won=True, archway=2, tool=2, kept={0: 2}, title={"lamplighter": 1, "deep-pockets": 0})
    options = started(box)
    assert (options["archway"], options["tool"], options["kept_1"]) == ("2", "2", "2")
    assert "kept_2" not in options
    claimed = int(options["claimed"])
    assert claimed == sum(1 << TITLE_NAMES.index(name) for name in ("lamplighter", "deep-pockets"))
    box = after(box, won=True, plate=3, kept={1: 4})
    assert box.decisions.plate == "c10"
    assert (box.heroes[0].kept, box.heroes[1].kept) == ("", "rope")
    box = after(box, won=True, spring=1, kept={1: 4})
    box = after(box, won=True, building=2)
    assert box.decisions == boxes.Decisions("high", "rope", "c10", "k1", "well-house")
    options = started(box)
    assert (options["plate"], options["spring"], options["building"]) == ("3", "1", "2")


def test_a_decision_holds_although_the_game_is_lost() -> None:
    """G10.3  Where the archways are is stuck before the first turn of chapter 2."""
    box = after(at_chapter(2), won=False, archway=2)
    assert box.decisions.archway == "high"
    assert begun(box).state.archway == 2


# ---------------------------------------------------------------------------- Who begins


def test_g22_6_who_was_first_on_the_summit_begins_chapter_2() -> None:
    box = after(new(), won=True, honour=1)
    assert started(box)["first"] == "seat-2"
    assert started(after(box, won=False, honour=0))["first"] == "seat-2", "also when it is played again"


def test_an_honour_of_a_lost_game_counts_for_nothing() -> None:
    assert started(after(new(), won=False, honour=1))["first"] == "chance"


def test_g23_6_and_g26_6_the_last_lamp_and_the_egg_begin_the_chapter_after_it() -> None:
    box = after(at_chapter(2), won=True, honour=0)
    assert started(box)["first"] == "seat-1"
    box = after(after(box, won=True, honour=-1), won=True, honour=-1)
    box = after(box, won=True, honour=1)
    assert boxes.chapter_of(box) == 6
    assert started(box)["first"] == "seat-2"


def test_g24_6_most_scorch_stickers_begin_chapter_4_and_among_equals_the_first_seat() -> None:
    box = new(3)
    for seat in (2, 1):
        box = after(box, won=False, loss=BURNT, scorched={seat: 1})
    assert [hero.scorched for hero in box.heroes] == [0, 1, 1]
    assert started(at_chapter(4, box))["first"] == "seat-2"
    assert started(at_chapter(4, new(3)))["first"] == "seat-1"


def test_g25_6_fewest_titles_begin_chapter_5_and_among_equals_the_first_seat() -> None:
    box = after(new(3), won=False, title={"roof-runner": 0, "elbow-room": 2})
    assert started(at_chapter(5, box))["first"] == "seat-2"
    assert started(at_chapter(5, new(3)))["first"] == "seat-1"


# ---------------------------------------------------------------------------- Winning and losing


def test_won_goes_on_lost_stays_and_both_are_in_the_log() -> None:
    first = new()
    lost = after(first, won=False, loss=BURNT)
    won = after(lost, won=True)
    assert [boxes.chapter_of(box) for box in (first, lost, won)] == [1, 1, 2]
    assert [(line.date, line.chapter, line.won, line.loss) for line in won.games] == [
        ("2026-03-02", 1, False, "scorched"),
        ("2026-03-02", 1, True, ""),
    ]
    assert (boxes.losses(won, 1), boxes.losses(won, 2)) == (1, 0)
    assert first.games == (), "a box never changes"


def test_g27_2_second_wind_after_two_losses_of_a_chapter_and_two_tokens_after_four() -> None:
    box, tokens, known = new(), [], []
    for _ in range(6):
        tokens.append(begun(box).state.winds)
        known.append(boxes.knows(box))
        box = after(box, won=False)
    assert tokens == [0, 0, 1, 1, 2, 2]
    assert known == [False, False, True, True, True, True]
    box = after(box, won=True)
    assert boxes.knows(box), "what is known stays known"
    assert begun(box).state.winds == 0, "but chapter 2 is not lost yet"


def test_losses_of_different_chapters_do_not_add_up() -> None:
    box = after(after(new(), won=False), won=True)
    assert not boxes.knows(after(box, won=False))


def test_the_family_knows_from_the_first_game_and_has_a_token_more() -> None:
    box = new(family="yes")
    assert boxes.knows(box)
    assert begun(box).state.winds == 1
    assert begun(after(after(box, won=False), won=False)).state.winds == 2


def test_titles_are_earned_once_and_the_others_wait() -> None:
    box = after(new(), won=False, title={"roof-runner": 1})
    assert box.heroes[1].titles == ("roof-runner",)
    assert boxes.unclaimed(box) == ("elbow-room", "seat-of-the-pants", "spirit-dropper")
    assert len(boxes.unclaimed(at_chapter(2, box))) == 7


@pytest.mark.parametrize(
    ("games", "rank"),
    [(6, "masters"), (7, "adepts"), (8, "adepts"), (9, "novices"), (11, "novices"), (12, "apprentices")],
)
def test_g9_4_the_rank(games: int, rank: str) -> None:
    box = new()
    for _ in range(games - 6):
        assert boxes.rank(box) == ""
        box = after(box, won=False)
    box = at_chapter(7, box)
    assert (len(box.games), boxes.is_over(box), boxes.rank(box)) == (games, True, rank)


# ---------------------------------------------------------------------------- Which matches belong to a box


def refusal(box: Box, match: Match, date: str = DAY) -> str:
    text = CAMPAIGN.write(box)
    with pytest.raises(BoxError) as refused:
        CAMPAIGN.after(box, match, date)
    assert CAMPAIGN.write(box) == text
    return str(refused.value)


def test_a_match_belongs_to_the_box_it_began_from_and_to_no_other() -> None:
    box = new()
    match = ended(box, won=False)
    not_from_here = "this match was not begun from this box as it is now"
    assert refusal(new(key="f" * 16), match) == not_from_here
    following = CAMPAIGN.after(box, match, DAY)
    assert refusal(following, match) == not_from_here, "nobody gives the same match back twice"
    assert refusal(at_chapter(2), match) == not_from_here
    assert refusal(at_chapter(7), match) == not_from_here


def test_a_match_that_only_looks_like_it_does_not_belong() -> None:
    box = new()
    free = Match.new(GAME, Setup(2), SECRET)
    free.state.phase = OVER
    assert refusal(box, free) == "this match was not begun from this box as it is now"
    setup = CAMPAIGN.setup_from(box, {})
    helped = Match.new(GAME, Setup(2, {**setup.options, "winds": "2", "kept_1": "1"}), SECRET)
    helped.state.phase = OVER
    assert refusal(box, helped) == "this match was not begun as the box says: winds, kept_1"


def test_a_match_of_another_game_or_one_that_goes_on_does_not_belong() -> None:
    other = Match.new(found("labyrinth"), Setup(2), SECRET)
    assert refusal(new(), other) == "this is a match of labyrinth, and the box is of ziggurat"
    assert refusal(new(), begun(new())) == "this match is not over yet"


def test_a_match_with_a_leader_belongs_all_the_same() -> None:
    box = new()
    match = begun(box, {"leader": "seat-1", "first": "seat-2"})
    match.leave(0)
    match.leave(1)
    assert CAMPAIGN.after(box, match, DAY).games[0].loss == "deserted"


def test_a_day_that_is_none_is_refused() -> None:
    assert refusal(new(), ended(new(), won=True), "1 March") == "'1 March' is not a date"


@pytest.mark.parametrize("day", ["2026-12-31", "2028-02-29", "2000-02-29", "0001-01-01"])
def test_days_that_there_are(day: str) -> None:
    assert CAMPAIGN.after(new(), ended(new(), won=True), day).games[0].date == day


def test_the_stamp_is_another_one_for_every_game_and_campaign() -> None:
    box = new()
    lost = after(box, won=False)
    assert len({stamp_of(box), stamp_of(lost), stamp_of(new(key="f" * 16)), stamp_of(after(lost, won=False))}) == 4
    assert stamp_of(CAMPAIGN.name(box, "hero-1", "Splash")) == stamp_of(box), "a new name does not disown a match"


# ---------------------------------------------------------------------------- G10.2  Once more


def test_g10_2_chapters_are_played_again_when_all_are_won() -> None:
    for box in (new(), at_chapter(6)):
        assert CAMPAIGN.replays(box) == ()
        with pytest.raises(BoxError, match="when all six are won"):
            CAMPAIGN.replay(box, 1, {})
    done = at_chapter(7)
    assert CAMPAIGN.replays(done) == (1, 2, 3, 4, 5, 6)
    with pytest.raises(BoxError, match="there is no chapter 7"):
        CAMPAIGN.replay(done, 7, {})
    with pytest.raises(BoxError, match="this campaign is over"):
        CAMPAIGN.setup_from(done, {})


@pytest.mark.parametrize(
    ("chapter", "decided"),
    [
        (1, {}),
        (2, {"archway": "2"}),
        (3, {"archway": "2", "tool": "2"}),
        (4, {"archway": "2", "tool": "2", "plate": "3"}),
        (5, {"archway": "2", "tool": "2", "plate": "3", "spring": "1"}),
        (6, {"archway": "2", "tool": "2", "plate": "3", "spring": "1", "building": "2"}),
    ],
)
def test_a_chapter_played_again_knows_nothing_that_came_later(chapter: int, decided: dict[str, str]) -> None:
    box = finished()
    setup = CAMPAIGN.replay(box, chapter, {"leader": "seat-1"})
    names = ("archway", "tool", "plate", "spring", "building")
    assert {name: setup.options[name] for name in names if name in setup.options} == decided
    assert setup.options["chapter"] == str(chapter)
    assert "campaign" not in setup.options
    assert "stamp" not in setup.options
    match = Match.new(GAME, setup, SECRET)
    match.state.phase, match.state.result = OVER, WON
    assert refusal(box, match) == "this match was not begun from this box as it is now"


# ---------------------------------------------------------------------------- Names


def test_heroes_and_the_hatchling_get_names() -> None:
    box = CAMPAIGN.name(new(), "hero-2", "  Pip\tthe\nGreat \x1b[31m and much too long a name ")
    assert box.heroes[1].name == "Pip the Great [31m and m"
    assert CAMPAIGN.nameless(box) == ""
    with pytest.raises(BoxError, match="there is nobody to be named"):
        CAMPAIGN.name(box, "hatchling", "Soot")
    with pytest.raises(BoxError, match="there is nobody to be named"):
        CAMPAIGN.name(box, "hero-3", "Soot")
    sixth = at_chapter(6)
    assert CAMPAIGN.nameless(sixth) == "hatchling"
    with pytest.raises(BoxError, match="at least one letter"):
        CAMPAIGN.name(sixth, "hatchling", " \n ")
    named = CAMPAIGN.name(sixth, "hatchling", "Soot")
    assert (named.hatchling, CAMPAIGN.nameless(named)) == ("Soot", "")


# ---------------------------------------------------------------------------- The document


def every_box() -> list[Box]:
    box = CAMPAIGN.name(finished(), "hatchling", "Fünkchen „Ruß“")
    return [new(), new(4, family="yes"), after(new(3), won=False, loss=BURNT, scorched={2: 1}), box]


@pytest.mark.parametrize("box", every_box(), ids=("new", "family", "scorched", "over"))
def test_a_box_is_read_as_it_was_written(box: Box) -> None:
    text = CAMPAIGN.write(box)
    assert CAMPAIGN.read(GAME, text) == box
    assert CAMPAIGN.write(CAMPAIGN.read(GAME, text)) == text
    assert json.loads(text)["form"] == 1


def sorry(text: str) -> str:
    with pytest.raises(BoxError) as refused:
        CAMPAIGN.read(GAME, text)
    sentence = str(refused.value)
    assert sentence.isprintable()
    assert 10 < len(sentence) < 500
    return sentence


def test_every_byte_that_is_changed_is_noticed() -> None:
    """One of each class is put in the place of each sign that stands for something."""
    text = CAMPAIGN.write(after(new(), won=False, loss=BURNT, scorched={1: 1}, title={"roof-runner": 0}))
    box = CAMPAIGN.read(GAME, text)
    for n, old in enumerate(text):
        for sign in ("\x00", "7", "z", '"', "{", "}", "[", "]", ",", ":", "\\", "-", ".", "é", "\ud800", ""):
            damaged = text[:n] + sign + text[n + 1 :]
            if sign != old and not (old.isspace() and is_read_as(damaged, box)):
                sorry(damaged)


def is_read_as(text: str, box: Box) -> bool:
    try:
        return bool(CAMPAIGN.read(GAME, text) == box)
    except BoxError:
        return False


def test_a_box_that_is_cut_off_anywhere_is_noticed() -> None:
    text = CAMPAIGN.write(finished()).rstrip()
    for n in range(len(text)):
        sorry(text[:n])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "it is not a box of Vetta"),
        ("vetta match 1\ngame ziggurat\n", "it is not a box of Vetta"),
        ("[" * 100_000, "it is not a box of Vetta"),
        ('{"vetta": "match", "form": 1, "game": "ziggurat"}', "it is not a box of Vetta"),
        ('{"vetta": "box", "form": 1e400, "game": "ziggurat"}', "it is not a box of Vetta"),
        ('{"vetta": "box", "form": 1, "game": "\\u001b[2J"}', "it is a box of '\\x1b[2J', not of ziggurat"),
        ('{"vetta": "box", "form": 2, "game": "ziggurat", "new": [1]}', "it was written by a newer Vetta (form 2)"),
        ('{"vetta": "box", "form": 1, "game": "ziggurat"}', "it is damaged: "),
        (" " * 200_001, "it is longer than 200000 characters"),
    ],
)
def test_what_is_no_box_says_so(text: str, sentence: str) -> None:
    assert sorry(text).startswith(sentence)


def forged(box: Box, *path: str | int, to: Any) -> str:
    """A box in which somebody has changed something who knows how to make the digest fit."""
    document = json.loads(CAMPAIGN.write(box))
    inside = document
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = to
    document["digest"] = ""
    changed = msgspec.convert(document, Box)
    document["digest"] = boxes.digest_of(changed)
    return json.dumps(document)


@pytest.mark.parametrize(
    ("path", "to", "sentence"),
    [
        (("form",), 0, "there is no form 0 of a box; this Vetta reads form 1"),
        (("rules",), 99, "it was played under newer rules (99); these are rules 1 of ziggurat"),
        (("rules",), 0, "it cannot be: there are no rules 0"),
        (("pack_hash",), "0" * 16, "it was played with pack"),
        (("key",), "XYZ", "it cannot be: the key of a box is 16 hexadecimal digits"),
        (("began",), "2026-02-29", "it cannot be: '2026-02-29' is not a date"),
        (("began",), "2026-13-01", "it cannot be: '2026-13-01' is not a date"),
        (("began",), "2026-04-31", "it cannot be: '2026-04-31' is not a date"),
        (("began",), "2026-04-00", "it cannot be: '2026-04-00' is not a date"),
        (("began",), "2026-4-1", "it cannot be: '2026-4-1' is not a date"),
        (("sides",), "south-west", "it cannot be: 2 heroes cannot sit at 'south-west'"),
        (("sides",), "south-west-north", "it cannot be: 2 heroes cannot sit at"),
        (("spawns",), "soft", "it cannot be: spirits appear as"),
        (("family",), "maybe", "it cannot be: the family game is"),
        (("heroes", 0, "portrait"), "dragon", "it cannot be: there is no hero 'dragon'"),
        (("heroes", 0, "portrait"), "pip", "it cannot be: two players have chosen the same hero"),
        (("heroes", 0, "name"), "a\nb", "it cannot be: 'a\\nb' cannot be a name"),
        (("heroes", 1, "titles"), ["king"], "it cannot be: there is no title 'king'"),
        (("heroes", 1, "titles"), ["roof-runner"], "it cannot be: a title is earned twice"),
        (
            ("heroes", 1, "titles"),
            ["wedge-master"],
            "it cannot be: the title 'wedge-master' cannot have been earned yet",
        ),
        (("heroes", 1, "scorched"), 1, "it cannot be: 0 games were lost by a scorched hero"),
        (("heroes", 1, "scorched"), -1, "it cannot be: 0 games were lost by a scorched hero"),
        (("heroes", 1, "kept"), "sword", "it cannot be: there is no Find 'sword'"),
        (("heroes", 1, "kept"), "gourd", "it cannot be: a hero cannot have kept 'gourd'"),
        (("games", 0, "chapter"), 2, "it cannot be: game 1 cannot be of chapter 2"),
        (("games", 0, "date"), "yesterday", "it cannot be: 'yesterday' is not a date"),
        (("games", 0, "loss"), "pit", "it cannot be: game 1 cannot be lost by 'pit'"),
        (("games", 0, "won"), False, "it cannot be: game 1 cannot be lost by ''"),
        (("games", 0, "match"), "0", "it cannot be: '0' is not the digest of a match"),
        (("decisions", "archway"), "low", "it cannot be: archway cannot have been decided yet"),
        (("decisions", "tool"), "saw", "it cannot be: tool cannot be 'saw'"),
        (("decisions", "plate"), "e6", "it cannot be: plate cannot be 'e6'"),
        (("decisions", "spring"), "f6", "it cannot be: spring cannot be 'f6'"),
        (("decisions", "building"), "granary", "it cannot be: building cannot have been decided yet"),
        (("honour",), 3, "it cannot be: nobody at seat 3 can be the one to begin"),
        (("hatchling",), "Soot", "it cannot be: nobody can have that name yet"),
    ],
)
def test_a_forged_box_says_what_cannot_be(path: tuple[str | int, ...], to: Any, sentence: str) -> None:
    box = after(new(), won=True, honour=1, title={"roof-runner": 0})
    assert sorry(forged(box, *path, to=to)).startswith(sentence)


def test_the_log_of_a_box_is_checked_as_a_whole() -> None:
    done = json.loads(CAMPAIGN.write(finished()))["games"]
    assert sorry(forged(finished(), "games", to=[*done, {**done[5], "match": "0" * 32}])).startswith(
        "it cannot be: game 7 cannot be of chapter 6"
    )
    twice = after(new(), won=False)
    lines = json.loads(CAMPAIGN.write(twice))["games"]
    assert sorry(forged(twice, "games", to=lines * 2)) == "it cannot be: the same match is in the log twice"


def test_no_more_finds_are_kept_than_there_are() -> None:
    box = after(after(at_chapter(2, new(3)), won=True, archway=1, tool=1), won=False, kept={0: 3, 1: 3})
    heroes = json.loads(CAMPAIGN.write(box))["heroes"]
    heroes[2]["kept"] = "bell"
    assert sorry(forged(box, "heroes", to=heroes)) == "it cannot be: a hero cannot have kept 'bell'"


def test_more_is_not_in_a_box_than_there_is() -> None:
    text = CAMPAIGN.write(new())
    assert sorry(text.replace('"hatchling"', '"gold": 5, "hatchling"')).startswith("it is damaged: ")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"setup": Setup(5)}, "ziggurat is played with 2, 3, 4 seats, not 5"),
        ({"setup": Setup(2, {"chapter": "3"})}, "a campaign begins with chapter 1"),
        ({"portraits": ("pip",)}, "a campaign with 2 seats has 2 heroes, each with a portrait, a name and a player"),
        ({"portraits": ("pip", "pip")}, "two players have chosen the same hero"),
        ({"portraits": ("pip", "dragon")}, "there is no hero 'dragon'"),
        ({"key": "7"}, "the key of a box is 16 hexadecimal digits, not '7'"),
        ({"date": ""}, "'' is not a date"),
    ],
)
def test_a_campaign_that_cannot_begin_says_why(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BoxError) as refused:
        CAMPAIGN.new(GAME, founding()._replace(**change))
    assert str(refused.value) == sentence
