"""The operator's command line: running the host, backing it up, examining it."""
