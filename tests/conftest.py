"""Settings of all tests: how hard hypothesis tries, by HYPOTHESIS_PROFILE (dev, ci, nightly)."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

ROOT = Path(__file__).parent.parent
if str(ROOT) not in sys.path:  # tests import one another as tests.<folder>.<module>
    sys.path.insert(0, str(ROOT))

# What a shell runs in the background ignores Ctrl-C, and so does whatever that starts in turn: the
# commands under test are to hear it all the same.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large)
settings.register_profile(
    "dev",
    max_examples=30,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=SLOW_IS_FINE,
)
settings.register_profile("ci", settings.get_profile("dev"), max_examples=150)
settings.register_profile(
    "nightly", settings.get_profile("dev"), max_examples=10_000, stateful_step_count=100
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))
