"""The HTTP part of the protocol, by subject: each module has the doors and what is behind them."""
