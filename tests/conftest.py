"""What all tests share."""

import signal

from hypothesis import settings

# A busy machine is no fault of the program.
settings.register_profile("kotable", deadline=None)
settings.load_profile("kotable")

# Whoever starts the tests in the background tells them to ignore Ctrl-C, and what they start would inherit it.
signal.signal(signal.SIGINT, signal.default_int_handler)
