"""Kokopelli for PettingZoo. The number rises when the environment behaves differently."""

from kotable.envs.pettingzoo.aec import maker

env, raw_env = maker("kokopelli", 0)
