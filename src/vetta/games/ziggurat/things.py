"""The texts of the legacy adventure that come in rows, made out of the pack."""

from __future__ import annotations

from collections.abc import Mapping


def composed(language: str) -> Mapping[str, str]:
    return {}
