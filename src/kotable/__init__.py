"""One table for Kokopelli and Kodachi.

    import kotable

    game = kotable.new("kokopelli", seats=3, seed=7)
    game.play("draw")
    print(game)

Whatever is named here is loaded when it is first asked for, so that `import kotable` costs next to nothing.
"""

from importlib import import_module

from kotable import _pure

_pure.install()  # before any other module of the package is imported

TYPE_CHECKING = False  # checkers know the name, and typing would be most of the time that the import takes

if TYPE_CHECKING:
    from kotable import bots as bots
    from kotable import games as games
    from kotable.match import Match, from_position, new
    from kotable.record import RecordError, load
    from kotable.values import (
        NOBODY,
        SPECTATOR,
        Action,
        Event,
        IllegalAction,
        KotableError,
        NotationError,
        OptionError,
        Outcome,
        PositionError,
        Refusal,
        SeedError,
        View,
    )

__version__ = "0.1.0"

__all__ = [
    "NOBODY",
    "SPECTATOR",
    "Action",
    "Event",
    "IllegalAction",
    "KotableError",
    "Match",
    "NotationError",
    "OptionError",
    "Outcome",
    "PositionError",
    "RecordError",
    "Refusal",
    "SeedError",
    "View",
    "__version__",
    "bots",
    "from_position",
    "games",
    "load",
    "new",
]

_HOMES = {"Match": "match", "from_position": "match", "new": "match", "RecordError": "record", "load": "record"}
"""The modules of the names above; those that are not listed are in `values`."""
_ROOMS = ("bots", "games")
"""Modules that are shown as a whole."""


if not TYPE_CHECKING:

    def __getattr__(name):
        if name not in __all__:
            raise AttributeError(f"module 'kotable' has no attribute {name!r}")
        if name in _ROOMS:
            return import_module(f"kotable.{name}")
        globals()[name] = found = getattr(import_module(f"kotable.{_HOMES.get(name, 'values')}"), name)
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
