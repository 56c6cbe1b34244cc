"""What all tests share."""

from hypothesis import settings

# A busy machine is no fault of the program.
settings.register_profile("kotable", deadline=None)
settings.load_profile("kotable")
