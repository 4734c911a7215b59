"""The die. It lies in the match record, so a match with the same seed and moves is the same match everywhere.

Counter-based: the n-th word is a hash of a key and n (the mixing steps of SplitMix64, twice). Before each move the
table sets it anew from the match secret, so that nobody who saw earlier rolls can foresee the next one.
"""

from __future__ import annotations

from typing import Protocol

from vetta.core.kernel import kernel, to_bits, to_count, wide
from vetta.core.record import Row

WORD = wide(0xFFFF_FFFF_FFFF_FFFF)
HALF_WORD = wide(0xFFFF_FFFF)
SPAN = wide(0x1_0000_0000)
STRIDE = wide(0x9E37_79B9_7F4A_7C15)
MIX_A = wide(0xBF58_476D_1CE4_E5B9)
MIX_B = wide(0x94D0_49BB_1331_11EB)
S27, S30, S31, S32 = wide(27), wide(30), wide(31), wide(32)


class HasDie(Protocol):
    """Any record with `die = uint64(2, ...)`: its key, and where it has got to."""

    die: Row


@kernel
def mix(word: int) -> int:
    """Spreads every bit of a word over all of it."""
    word = ((word ^ (word >> S30)) * MIX_A) & WORD
    word = ((word ^ (word >> S27)) * MIX_B) & WORD
    return word ^ (word >> S31)


@kernel
def next_word(s: HasDie) -> int:
    """The next 64 random bits."""
    s.die[1] = (s.die[1] + STRIDE) & WORD
    return mix(mix(s.die[1]) ^ s.die[0])


@kernel
def pick(s: HasDie, ways: int) -> int:
    """A number from 0 to ways - 1, each exactly as likely as the others."""
    many = to_bits(ways)
    unfair = SPAN % many
    while True:
        product = (next_word(s) >> S32) * many
        if (product & HALF_WORD) >= unfair:
            return to_count(product >> S32)


def set_die(s: HasDie, seed: bytes) -> None:
    """Sets the die from 128 secret bits."""
    s.die[0] = int.from_bytes(seed[:8], "little")
    s.die[1] = int.from_bytes(seed[8:16], "little")
