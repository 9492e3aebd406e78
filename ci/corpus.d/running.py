"""Runs a program, and measures the time and memory that it used."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import threading
import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Finished:
    code: int
    output: str
    seconds: float
    # The peak memory of the program, or of a program that it ran.
    megabytes: int


def run(command: list[str], limit: float) -> Finished:
    """Runs a program to its end, or stops it after `limit` seconds; its output is that of both streams."""
    with tempfile.TemporaryFile() as said:
        start = time.monotonic()
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=said, stderr=said, start_new_session=True)
        timer = threading.Timer(limit, os.killpg, (process.pid, signal.SIGKILL))
        timer.start()
        _, status, usage = os.wait4(process.pid, 0)
        timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        seconds = time.monotonic() - start
        said.seek(0)
        output = said.read().decode("utf-8", "replace")
    if process.returncode == -signal.SIGKILL:
        output += f"stopped after {seconds:.0f} s\n"
    # Linux counts in KiB, macOS in bytes.
    unit = 1 if os.uname().sysname == "Darwin" else 1024
    return Finished(process.returncode, output, seconds, usage.ru_maxrss * unit // 1_000_000)
