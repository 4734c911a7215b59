"""Which machine and which sources a figure belongs to."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path


def machine() -> str:
    """Processor, cores and Python, in one line."""
    return f"{_processor()}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def commit() -> str:
    """The commit of the sources, `-changed` where files differ from it, or `unknown` outside a checkout."""
    try:
        name = _git("describe", "--always", "--abbrev=12", "--exclude=*")
        changed = _git("status", "--porcelain", "--untracked-files=no", "--", ":/", ":(exclude,top)bench/results")
    except (OSError, subprocess.SubprocessError):
        return "unknown"
    return f"{name}-changed" if changed else name


def _git(*words: str) -> str:
    command = ["git", *words]
    run = subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True, check=True, timeout=10)  # noqa: S603
    return run.stdout.strip()
