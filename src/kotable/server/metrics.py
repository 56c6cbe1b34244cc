"""What the server counts, for Prometheus."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
SEVERAL = "PROMETHEUS_MULTIPROC_DIR"


class Metrics:
    """One of each; no names of players or tables, no addresses."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()

        def counter(name: str, text: str, *labels: str) -> Counter:
            return Counter(f"kotable_{name}", text, labels, registry=self.registry)

        def gauge(name: str, text: str) -> Gauge:
            return Gauge(f"kotable_{name}", text, registry=self.registry, multiprocess_mode="livesum")

        def histogram(name: str, text: str) -> Histogram:
            return Histogram(f"kotable_{name}", text, registry=self.registry, buckets=FAST)

        self.entries = counter("entries", "Entries written to logs")
        self.conflicts = counter("conflicts", "Writes that another process was faster at")
        self.commit = histogram("commit_seconds", "From a write asked for to its commit")
        self.thinking = histogram("thinking_seconds", "Time of bots for one choice")
        self.tables = counter("tables", "Tables made")
        self.crashes = counter("crashes", "Failures that should not be")
        self.rooms = gauge("rooms", "Tables in memory")
        self.connections = gauge("connections", "WebSocket connections")
        self.messages = counter("messages", "Messages received", "kind")
        self.errors = counter("errors", "Refusals sent", "key")
        self.sent = counter("sent_bytes", "Bytes of messages sent")
        self.pushes = counter("pushes", "Reminders by Web Push", "result")
        self.requests = counter("requests", "HTTP requests", "status")

    def text(self) -> bytes:
        if SEVERAL in os.environ:
            registry = CollectorRegistry()
            multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
            return generate_latest(registry)
        return generate_latest(self.registry)


METRICS = Metrics()
