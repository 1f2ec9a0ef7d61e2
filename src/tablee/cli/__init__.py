"""The command line: `tablee`. One module per command, each with `register(app)` (extra `cli`)."""
