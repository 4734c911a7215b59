"""How an action is written: its verb and the names that tell it apart, `push W2 1`. One text for each action."""

from __future__ import annotations

from functools import cache

from vetta.core.lexicon import Lexicon, Verb


def parts(lexicon: Lexicon, action: int) -> tuple[Verb, dict[str, str]]:
    """The verb of an action and the names of its arguments."""
    for verb in lexicon.verbs:
        rest = action - verb.first
        if 0 <= rest < verb.count:
            names = {}
            for arg in reversed(verb.args):
                words = lexicon.lists[arg.of]
                rest, word = divmod(rest, len(words))
                names[arg.name] = words[word]
            return verb, {arg.name: names[arg.name] for arg in verb.args}
    raise ValueError(f"there is no action {action}")


def write(lexicon: Lexicon, action: int) -> str:
    verb, names = parts(lexicon, action)
    return " ".join([verb.name, *names.values()])


def actions(lexicon: Lexicon) -> int:
    """How many actions there are."""
    return max(verb.first + verb.count for verb in lexicon.verbs)


def read(lexicon: Lexicon, text: str) -> int | None:
    """The action with this text, or None."""
    return _dictionary(lexicon.verbs, tuple(sorted(lexicon.lists.items()))).get(" ".join(text.split()))


@cache
def _dictionary(verbs: tuple[Verb, ...], lists: tuple[tuple[str, tuple[str, ...]], ...]) -> dict[str, int]:
    known = dict(lists)
    texts = {}
    for verb in verbs:
        for action in range(verb.first, verb.first + verb.count):
            rest, names = action - verb.first, []
            for arg in reversed(verb.args):
                rest, word = divmod(rest, len(known[arg.of]))
                names.append(known[arg.of][word])
            texts[" ".join([verb.name, *reversed(names)])] = action
    return texts
