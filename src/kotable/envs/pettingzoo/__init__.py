"""The games as PettingZoo environments: `from kotable.envs.pettingzoo import kokopelli_v0`, then `kokopelli_v0.env(seats=3)`."""
