"""Speed, measured against OpenSpiel and against our own bars: `python -m benchmarks`."""
