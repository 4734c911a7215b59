"""Laws of names and pictures for every game: each action one text, each piece once, each choice its own picks."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.laws.matches import positions
from tests.modes import Mode
from vetta.core.game import Game


def test_every_action_has_one_text_and_reads_back(any_game: Game) -> None:
    texts = [any_game.write(action) for action in range(any_game.actions)]
    assert len(set(texts)) == any_game.actions
    for action, text in enumerate(texts):
        assert any_game.read(text) == action
        assert any_game.read(f"  {text.replace(' ', '   ')} ") == action


@given(text=st.text(max_size=12))
def test_a_text_that_is_no_action_reads_as_nothing(any_game: Game, text: str) -> None:
    action = any_game.read(text)
    assert action is None or any_game.write(action) == " ".join(text.split())


@given(data=st.data())
def test_each_piece_is_seen_once_and_by_a_known_name(mode: Mode, data: Any) -> None:
    p, _ = data.draw(positions(mode))
    words = mode.game.lexicon
    for seat in range(-1, p.seats):
        rows = p.look(seat)
        assert len({piece for piece, *_ in rows}) == len(rows)
        for piece, kind, place, order, facing, _state in rows:
            assert 0 <= piece < len(words.pieces)
            assert 0 <= kind < len(words.kinds)
            assert 0 <= place < len(words.places)
            assert order >= 0
            assert facing >= 0
        number, args = p.prompt(seat)
        assert 0 <= number < len(words.prompts)
        assert not any(args[8:]), "a prompt has at most eight numbers"
        assert p.game.view(p.plain(), seat).prompt.name == words.prompts[number].name


@given(data=st.data())
def test_each_choice_is_told_apart_by_what_is_touched(mode: Mode, data: Any) -> None:
    p, _ = data.draw(positions(mode))
    words = mode.game.lexicon
    touched = [tuple(p.picks(action)) for action in p.legal()]
    for things in touched:
        assert things
        assert all(0 <= thing < len(words.pieces) + len(words.places) for thing in things)
        assert not any(other != things and other[: len(things)] == things for other in touched)
    assert len(set(touched)) == len(touched)


@given(data=st.data())
def test_only_the_seat_to_move_has_choices_and_they_are_the_legal_actions(mode: Mode, data: Any) -> None:
    p, _ = data.draw(positions(mode))
    s = p.plain()
    for seat in range(-1, p.seats):
        choices = mode.game.choices(s, seat)
        assert [choice.action for choice in choices] == (p.legal() if seat == p.seat else [])
        assert sum(choice.usual for choice in choices) == (seat == p.seat and not p.over and p.usual() >= 0)


@given(data=st.data())
def test_a_choice_says_what_its_game_remarks_on_it(mode: Mode, data: Any) -> None:
    p, _ = data.draw(positions(mode))
    if p.over:
        return
    remarks = {remark.name: remark for remark in mode.game.lexicon.remarks}
    for choice in mode.game.choices(p.plain(), p.seat):
        said = p.remark(choice.action)
        assert (choice.remark is None) == (not said)
        if choice.remark:
            assert choice.remark.name == said[0]
            assert list(choice.remark.args) == [arg.name for arg in remarks[choice.remark.name].args]


@given(data=st.data())
def test_what_happened_has_names_for_every_seat_and_secrets_only_for_one(mode: Mode, data: Any) -> None:
    p, _ = data.draw(positions(mode))
    words = mode.game.lexicon
    s = p.plain()
    for seat in range(-1, p.seats):
        for event, (kind, *numbers) in zip(mode.game.events(s, seat), s.notes, strict=True):
            happening = words.events[kind]
            assert (event.name, event.clause) == (happening.name, happening.clause)
            given = list(zip(happening.args, numbers, strict=False))
            privy = any(arg.of == "seat" and number == seat for arg, number in given)
            told = [arg.name for arg, _ in given if privy or not arg.secret]
            assert list(event.args) == told


@given(data=st.data())
def test_an_objection_names_a_reason_and_its_clause(mode: Mode, data: Any) -> None:
    p, _ = data.draw(positions(mode))
    s = p.plain()
    legal = set(p.legal())
    for action in range(mode.game.actions):
        objection = mode.game.objection(s, action)
        assert (objection is None) == (action in legal)
        if objection is not None:
            assert objection.clause
            reason = mode.game.lexicon.reasons[p.against(action)[0]]
            assert list(objection.args) == [arg.name for arg in reason.args]
