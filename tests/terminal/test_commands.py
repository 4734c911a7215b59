"""Only here each word that can be typed at the text table is tried, right and wrong, and what it answers is read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.typist import Typist, answers, flat, typed
from vetta.core.rulebook import rulebook
from vetta.core.text import LANGUAGES, Texts
from vetta.games import CATALOGUE, game
from vetta.terminal.commands import COMMANDS, Command
from vetta.terminal.table import Table

FIRST = {"first": "seat-1"}


def said(*lines: str, **others: Any) -> list[str]:
    """What the table answers to each line, Ada to move first."""
    return answers(typed(lines, options=FIRST, **others)[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_command_has_its_word_and_is_in_the_help(command: Command, language: str) -> None:
    name = command.name
    texts = Texts(game("labyrinth"), language)
    for word in (name, f"/{name}", *texts.say(f"terminal-word-{name}").split()):
        written, _ = typed([word], options=FIRST, language=language)
        assert flat(texts.say("terminal-not-understood", typed=word)) not in flat(written)
    written, _ = typed(["?"], options=FIRST, language=language)
    assert flat(texts.say(f"terminal-help-{name}")) in flat(written)


def test_nothing_typed_shows_the_question_again() -> None:
    assert said("")[0].startswith("Ada, push a line of towers")


def test_what_is_not_understood_is_said() -> None:
    assert said("hello")[0] == "I do not know “hello”. Type ? for help."
    assert said("push X9 1")[0] == "There is no move “push X9 1”."
    assert said("\x1b[2J")[0] == "I do not know “[2J”. Type ? for help."


def test_a_move_against_the_rules_is_answered_with_its_clause() -> None:
    assert said("go c3")[0] == "Push a line of towers first. The pawn walks after that. (L3.1)"
    assert said("c3")[0] == said("? c3")[0].partition("rune stone ")[2] == said("go c3")[0]
    after_push = said("push W2 0", "push W2 0", "why push W4 0")
    assert after_push[1].endswith("(L3.1)")
    assert after_push[2] == after_push[1]


def test_things_are_understood_as_people_say_them() -> None:
    """The words of a choice, a move in capitals, a clause without its letter, what a cell carries."""
    match = typed([], options=FIRST)[1].table.match
    match.play(0, "push W2 0")
    walk = next(choice.text for choice in match.choices(0) if choice.text.startswith("go "))
    cell = walk.split()[1]
    for line in (f"walk {cell}", f"GO {cell.upper()}", f"go {cell.upper()}", f"Walk to {cell}"):
        _, typist = typed(["push w2 0", line], options=FIRST)
        assert [move.text for move in typist.table.match.moves][:2] == ["push W2 0", walk]
    assert said("? 4.6")[0] == said("? L4.6")[0]
    assert "L4.6 (designed)" in said("? 4.6")[0]


def test_a_treasure_stands_for_its_cell() -> None:
    """Somebody who types the name of the target wants to go there, or to hear why that cannot be."""
    there = {
        piece.at: piece.id
        for piece in typed([], options=FIRST)[1].table.match.view(0).pieces
        if piece.id in game("labyrinth").lexicon.lists["treasure"]
    }
    _, typist = typed(["push W2 0"], options=FIRST)
    goals = {choice.text.split()[1] for choice in typist.table.match.choices(0) if choice.text.startswith("go ")}
    after = {piece.id: piece.at for piece in typist.table.match.view(0).pieces if piece.id in there.values()}
    far = next(name for name, at in after.items() if at not in goals and at != "beside")
    assert re.search(r"\((L4\.1|L4\.2)\)$", said("push W2 0", far)[1])
    gone_for: list[str | int] = []

    def lines() -> Iterator[str]:
        name = near(typist.table)
        gone_for.extend(piece.at for piece in typist.table.match.view(0).pieces if piece.id == name)
        gone_for.append(len(typist.table.match.moves))
        yield name

    typist = Typist(("Ada", "bot"), seed=3, stop=lambda table: bool(near(table)), after=lines())
    typist.play()
    place, number = gone_for
    assert typist.table.match.moves[int(number)].text == f"go {place}"


def near(table: Table) -> str:
    """A treasure that lies where the pawn can walk."""
    goals = {choice.text.split()[1] for choice in table.match.choices(0) if choice.text.startswith("go ")}
    treasures = table.match.game.lexicon.lists["treasure"]
    found = [piece.id for piece in table.match.view(0).pieces if piece.id in treasures and piece.at in goals]
    return found[0] if found else ""


def test_capital_letters_tell_an_arrow_from_a_cell() -> None:
    """E2 is an arrow and e2 a cell; where only one of them can be meant, either way of writing will do."""
    assert said("look E2")[0] == "Arrow E2: nothing."
    assert said("look e2")[0].startswith("e2: ")
    after_push = said("push W2 0", "? E2", "? e2", "? W2")
    assert "just come out" not in after_push[2]
    assert after_push[1].endswith("(L3.1)")
    lines = ["", "push W2 0", "stay", "", "", "? E2", "? e2"]
    written = flat(typed(lines, ("Ada", "Bo"), options=FIRST)[0])
    assert "Not at E2: a tower has just come out there" in written.partition("? E2")[2].partition("? e2")[0]
    assert "Not at E2" not in written.partition("? e2")[2]


def test_the_spare_tower_is_found_by_what_the_questions_call_it() -> None:
    assert said("look spare")[0].startswith("Beside the board: ")
    assert said("look spare tower")[0] == said("look beside")[0] == said("look spare")[0]


def test_what_goes_without_saying_is_not_said() -> None:
    """Where the spare may not be turned, only the arrow is asked for, and only it is told."""
    written = flat(typed([""], options={**FIRST, "free_turning": "no"})[0])
    assert "choose the arrow where the spare tower goes in as it lies" in written
    assert "1 Push column b from the north (arrow Nb) 2 Push" in written


def test_in_words_nothing_is_told_twice() -> None:
    written = flat(typed([], plain=True)[0]).partition("Ada, push")[0]
    assert written.count("Red: ") == 2, "what everybody sees, and what only Ada sees"
    assert written.count("the next one:") == 1


def test_each_way_to_turn_the_spare_says_to_which_sides_it_opens() -> None:
    """So that who sees no picture knows as much."""
    answer = said("")[0]
    assert len(re.findall(r"position \d \(open \w+( and \w+|, \w+ and \w+)\)", answer)) >= 2
    after = said("1")[0]
    assert "Picked: position 1" in after
    assert "(open " not in after.partition("Now:")[2]


def test_a_walk_that_costs_cards_says_which() -> None:
    typist = Typist(("Ada", "bot"), seed=1, stop=lambda table: bool(the_walk_to_one_card(table)), after=[""])
    assert re.search(r"Walk to \w\d \(costs 1 \w+( card)?\)", flat(typist.play()))


def test_a_forbidden_arrow_says_why() -> None:
    lines = ["", "push Nb 0", "stay", "", "", "Sb", "Arrow Sb", "push Sb 0", "0", "sb"]
    written, _ = typed(lines, ("Ada", "Bo"), options=FIRST)
    why = "Not at Sb: a tower has just come out there, and it may not go straight back in. (L3.3)"
    assert flat(written).count(why) == 4


def test_picking_goes_step_by_step_and_back() -> None:
    answer = said("back", "1", "back", "1", "W2")
    assert answer[0] == "Nothing is picked yet. “undo” takes back what is done already."
    assert answer[1].startswith("Picked: position 1")
    assert "Push row 2 from the west (arrow W2)" in answer[1]
    assert answer[2].startswith("0 ")
    assert answer[4].startswith("Ada pushes row 2 from the west (arrow W2), with the tower in position 1. (L3.2)")


def test_things_can_be_picked_out_of_order() -> None:
    answer = said("W2", "1")
    assert answer[0].startswith("Picked: Arrow W2. Now: ")
    assert answer[1].startswith("Ada pushes row 2 from the west (arrow W2), with the tower in position 1.")


def test_what_is_not_clear_is_asked() -> None:
    assert said("1", "arrow")[1].startswith("Which one: Arrow Nb, Arrow Nd, Arrow E2")


def test_undo_is_free_until_something_is_drawn() -> None:
    answer = said("undo", "push W2 1", "undo")
    assert answer[0] == "There is no move to take back."
    assert answer[2].startswith("Ada takes back a move.")
    assert "Ada, push a line of towers" in answer[2]


def test_undo_after_a_draw_asks_and_does_what_is_answered() -> None:
    written, typist = typed(["push W2 0", "stay", "undo", "n", "undo", "y"], options=FIRST)
    assert flat(written).count("Something was drawn or shown since then") == 2
    assert "Everything stays as it is." in written
    assert typist.table.match.moves[-1].text.endswith(" agreed")
    assert "Ada, walk" in flat(written.rpartition("[y/n] y")[2])


def test_undo_among_several_needs_all() -> None:
    _, typist = typed(["", "push W2 0", "stay", "", "", "undo", "y", ""], ("Ada", "Bo"), options=FIRST)
    match = typist.table.match
    assert match.moves[-1].text == "undo 1 agreed"
    assert match.seat == 0
    assert "Bo’s last" not in typist.written.getvalue()
    assert "Ada’s last move can only be taken back if everybody agrees." in flat(typist.written.getvalue())


def test_look_tells_everything_or_one_place() -> None:
    answer = said("look", "look c3", "look chalice", "look dragon", "look turn-1")
    assert all(f"{column}{row}: " in answer[0] for column in "abcde" for row in "12345")
    assert answer[1] == "c3: crossroads, 5 floors, open on all sides; rune stone"
    assert answer[2] == "c1: chalice"
    assert answer[3] == "Nothing on the table is called “dragon”."
    assert answer[4].endswith(": nothing.")


def test_clauses_are_shown_word_for_word() -> None:
    book = rulebook(game("labyrinth"), "en")
    for clause in book.clauses:
        answer = said(f"? {clause.number}")[0]
        assert answer.startswith(f"{clause.number} ({clause.mark}) ")
        words = [word for word in clause.text.split() if word.isalpha()]
        assert all(word in answer for word in words)


def test_the_rulebook_is_read_and_searched() -> None:
    answer = said("rules", "rules L6", "rules 6", "rules no such words", "rules joker")
    assert "L1 What is on the table" in answer[0]
    assert answer[1] == answer[2]
    assert "L6.1" in answer[1]
    assert "L5.1" not in answer[1]
    assert answer[3] == "“no such words” does not occur in the rules."
    assert "L4.5" in answer[4]


def test_why_says_when_something_is_allowed() -> None:
    assert said("? push W2 1")[0] == "“push W2 1” is allowed now."


def test_the_log_shows_the_last_moves() -> None:
    answer = said("push W2 0", "stay", "log", "log 1", "log 0")
    assert answer[2].count("Ada begins. (L2.6)") == 1
    assert "2 Ada stays on a1. (L4.4)" in answer[2]
    assert answer[3].count("(L") <= 3
    assert answer[4] == ""


def test_a_language_can_be_chosen_in_the_match() -> None:
    answer = said("lang de", "lang fr", "sprache it", "lingua en")
    assert "Ada, verschiebe eine Reihe Türme" in answer[0]
    assert answer[1] == "Tippe „sprache“ und dazu en, it, de."
    assert "Ada, sposta una fila di torri" in answer[2]
    assert "Ada, push a line of towers" in answer[3]


def alone(table: Table) -> bool:
    """Whether exactly one thing can be done."""
    return len(table.match.choices(table.match.seat)) == 1


def test_enter_takes_the_only_choice_and_nothing_takes_it_unasked() -> None:
    typist = Typist(("Ada", "bot"), stop=alone, after=["auto", "", "log 1"])
    written = flat(typist.play())
    assert "Every choice waits for you, even the only one." in written
    assert "(Enter)" in written


def test_auto_makes_the_only_choice_and_says_so() -> None:
    """Somebody who has set out for a cell with one kind of card left has only one thing to do."""

    def lines() -> Iterator[str]:
        yield from ("auto on", "auto sideways", the_walk_to_one_card(typist.table) or "")

    typist = Typist(("Ada", "bot"), seed=1, stop=lambda table: bool(the_walk_to_one_card(table)), after=lines())
    written = flat(typist.play().rpartition("Ada> auto on")[2])
    assert written.startswith("A choice that is the only one is made by itself from now on.")
    assert "Type “auto on” or “auto off”." in written
    assert re.search(r"Only one thing can be done: Lay (an up card|a down card|a joker)\. Ada lays \1\.", written)


def the_walk_to_one_card(table: Table) -> str | None:
    """A walk after which only one card can be laid."""
    match = table.match
    for choice in match.choices(0):
        after = match.state.copy()
        match.game.kernels.play(after, choice.action)
        if choice.remark and len(match.game.legal(after)) == 1:
            return choice.text
    return None


def test_auto_does_not_make_a_last_choice_that_would_take_an_undo_away() -> None:
    """A push after which the pawn is walled in: staying draws a card, and until then the push can be taken back."""

    def lines() -> Iterator[str]:
        match = typist.table.match
        yield "auto on"
        for choice in match.choices(0):
            after = match.state.copy()
            match.game.kernels.play(after, choice.action)
            if len(match.game.legal(after)) == 1:
                yield from (choice.text, "undo")
                return

    typist = Typist(("Ada", "bot"), options=FIRST, stop=lambda table: True, after=lines())
    written = flat(typist.play().rpartition("Ada> auto on")[2])
    assert "Only one thing can be done" not in written
    assert "Ada takes back a move." in written
    assert [move.text for move in typist.table.match.moves][-1] == "undo 0"


def test_auto_does_not_make_again_what_has_just_been_taken_back() -> None:
    """Else nobody could ever get behind a choice that was the only one."""

    def lines() -> Iterator[str]:
        yield from ("auto on", the_walk_to_one_card(typist.table) or "", "undo", "y", "undo", "y")

    typist = Typist(("Ada", "bot"), seed=1, stop=lambda table: bool(the_walk_to_one_card(table)), after=lines())
    typist.play()
    moves = [move.text for move in typist.table.match.moves]
    assert moves[-1].startswith("undo ")
    assert typist.table.match.seat == 0


def test_when_the_last_person_has_left_the_bots_play_on_without_a_word() -> None:
    typist = Typist(("Ada", "bot", "bot"), options=FIRST, stop=lambda table: True, after=["leave", "y"])
    written = typist.play()
    assert typist.table.match.over
    assert len(written.splitlines()) < 90
    assert "The match is over" in written


def test_auto_is_only_for_the_person_who_asked() -> None:
    typist = Typist(("Ada", "Bo"), options=FIRST, stop=lambda table: True, after=["", "auto on"])
    typist.play()
    assert [who.alone_acts for who in typist.table.company] == [True, False]


def paying(table: Table) -> bool:
    return table.match.view(table.match.seat).prompt.name == "pay"


def test_enter_lays_the_usual_card() -> None:
    typist = Typist(("Ada", "bot"), seed=1, stop=paying, after=["", "log 1"])
    typist.play()
    moves = [move.text for move in typist.table.match.moves]
    assert any(move.startswith("pay ") for move in moves)


def test_what_cannot_be_taken_back_is_marked() -> None:
    """Where some choices can be taken back and others not; where none can, it would only be noise."""
    assert "cannot be taken back" not in said("")[0]
    assert "cannot be taken back" not in said("push W2 0")[0]
    evenings = (Typist(("Ada", "bot"), seed=seed, stop=some_but_not_all_are_final, after=[""]) for seed in range(20))
    assert any("(cannot be taken back)" in typist.play() for typist in evenings)


def some_but_not_all_are_final(table: Table) -> bool:
    return len({choice.final for choice in table.match.choices(0)}) == 2


def test_who_leaves_is_asked_once_and_then_gone() -> None:
    written, typist = typed(["", "leave", "n", "leave", "y"], ("Ada", "Bo"), options=FIRST)
    assert "Ada leaves the table. (L9.1)" in written
    assert typist.table.match.scores == (0, 1)


def test_quit_offers_to_save_and_can_be_taken_back(tmp_path: Path) -> None:
    kept = tmp_path / "kept.vetta"
    written, _ = typed(["push W2 0", "quit", "", "quit", "y", str(kept)], options=FIRST)
    assert "Everything stays as it is." in written
    assert kept.read_text().startswith("vetta match 1\n")
    written, _ = typed(["push W2 0", "quit", "n"], options=FIRST)
    assert "Save this match first?" in written
    assert "Save this match first?" not in typed(["quit"], options=FIRST)[0]


def test_another_match_is_set_up_by_asking() -> None:
    which_game = ["chess", ""] if len(CATALOGUE) > 1 else []
    lines = ["new", *which_game, "5", "nobody, bot clever", "Eva, bot, Uwe", "3", "9", "2", "x", "", ""]
    text = flat(typed(lines, options=FIRST)[0])
    assert text.count("2, 3, 4 seats can play.") == 2
    assert "Labyrinth: steep" in text
    assert "I do not know “9”." in text
    assert "Pass the device to" in text or "Eva" in text


def test_the_end_of_input_ends_cleanly() -> None:
    written, _ = typed([], options=FIRST)
    assert written.endswith("Ada> ")


def test_after_the_end_the_words_for_it_work(tmp_path: Path) -> None:
    target = tmp_path / "match.txt"
    after = ["", "hm", "log 2", "look c3", "? L6.1", "?", f"export {target}", "back", "leave", "? push W2 0", "lang it"]
    written = flat(Typist(("Ada", "bot"), seed=1, after=after).play().partition("The match is over")[2])
    assert "Exported to" in written
    assert "secret " in target.read_text()
    assert "> leave The match is over. > ? push W2 0 The match is over. (L6.1) >" in written
    assert "Ada walks to a1. (L4.3)" in written
    assert "D’ora in poi leggi in italiano." in written


def test_undo_after_the_end_plays_on() -> None:
    typist = Typist(("Ada", "bot"), seed=1, after=["undo", "y"])
    written = typist.play()
    assert not typist.table.match.over
    assert "Ada, walk" in flat(written.rpartition("[y/n] y")[2])
