"""One table for Kokopelli and Kodachi."""

from kotable import _pure

_pure.install()  # before any other module of the package is imported
