"""Tables on a network: people and bots sit down, play, leave and come back. `docs/protocol.md` tells how to talk to it."""
