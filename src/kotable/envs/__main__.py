"""Writes docs/observations.md: `python -m kotable.envs > docs/observations.md`."""

from __future__ import annotations

from kotable.envs.observations import OBSERVERS, described
from kotable.games import game

HEAD = """# Observations, field by field

An observation is a row of bytes that says what the seat that looks may know, and nothing else: `kotable.envs.observations.decode` turns
it back into the view. All environments use the same rows. Fields that have a value for each seat count the seats from the one that looks,
to the left: 0 is itself, 1 its left neighbour. “Up to” is what a learner may divide by; `scales(observer)` gives all of these as one
array, and `named(observer, observation)` the fields as arrays by name. The names behind a last index (kinds of cards, spaces, phases) are
in `labels` of each field, in the order of the engine:

```python
import kotable
import numpy as np
from kotable.envs.observations import array_of, decode, named, observer_of, scales

game = kotable.new("kokopelli", seats=2, seed=7)
observer = observer_of(game.setup)
observation = array_of(observer.seen(game.state, game.to_move), np.uint8)    # what environments return for the seat that decides
fields = named(observer, observation)
labels = {field.name: field.labels for field in observer.fields}
print({kind: int(count) for kind, count in zip(labels["hand"], fields["hand"]) if count})
print((observation * scales(observer)).max())                               # about between 0 and 1
assert decode(game.setup, observation, game.to_move) == game.view()
```

This page is made by the program: `python -m kotable.envs > docs/observations.md`.
"""


def page() -> str:
    parts = [HEAD]
    for name in OBSERVERS:
        for seats in (2, 3, 4):
            setup = game(name).setup(seats, {})
            parts.append(f"## {name.capitalize()}, {seats} seats\n\n{len(setup.actions)} actions.\n\n{described(setup)}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    print(page(), end="")
