"""The texts of the dice race that come in rows: each die by its colour and value, and the places of the tower."""

from __future__ import annotations

from collections.abc import Mapping


def composed(language: str) -> Mapping[str, str]:
    return {}
