"""The games as environments for learners, where each library looks for them: `pip install 'kotable[envs]'`.

`kotable.envs.pettingzoo`, `kotable.envs.gymnasium`, `kotable.envs.vector` and `kotable.envs.openspiel` each import their library; this
module imports none. What observations are made of: `kotable.envs.observations`. How to choose among them: docs/research.md.
"""
