"""Metrics for the operator: times and counts, never a hand and never a name."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 120.0)
"""The buckets of all times."""


class Metrics:
    """The metrics; each bot has its own registry, so that tests can host several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.presses = Counter(
            "warmoot_presses", "Presses and commands", ["what"], registry=self.registry
        )
        self.acknowledged = self._times("acknowledge", "From a press to Discord's acknowledgement")
        self.answered = self._times("answer", "From a press to its answer")
        self.posted = self._times("post", "From when a message is due until it is sent")
        self.database = self._times("database", "Transactions, from begin to commit")
        self.drawn = self._times("draw", "From asking for a picture until it is drawn")
        self.thought = self._times("think", "Computers' choices")
        self.drawing = Gauge(
            "warmoot_drawing", "Pictures being drawn or waiting", registry=self.registry
        )
        self.outbox_age = Gauge(
            "warmoot_outbox_age_seconds", "Age of the oldest message that is due",
            registry=self.registry,
        )  # fmt: skip
        self.tables = Gauge(
            "warmoot_open_tables", "Tables by status", ["status"], registry=self.registry
        )

        self.restarts = Gauge(
            "warmoot_task_restarts", "Restarts of each task that ended", ["task"],
            registry=self.registry,
        )  # fmt: skip
        self.backup_age = Gauge(
            "warmoot_backup_age_seconds", "Age of the newest backup in the folder",
            registry=self.registry,
        )  # fmt: skip
        ProcessCollector(registry=self.registry)

    def _times(self, name: str, help_text: str) -> Histogram:
        return Histogram(
            f"warmoot_{name}_seconds", help_text, buckets=SECONDS, registry=self.registry
        )

    @contextmanager
    def timing(self, times: Histogram) -> Iterator[None]:
        """Observe the duration of a block, even if it raises."""
        began = time.monotonic()
        try:
            yield
        finally:
            times.observe(time.monotonic() - began)
