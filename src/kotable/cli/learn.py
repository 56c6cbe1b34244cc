"""`kotable learn`: the first lesson of a game, at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from kotable.cli.play import Quit, Session
from kotable.drawing import draw, result
from kotable.games import game as game_called
from kotable.lessons import PLAYERS, Beat, lesson, position
from kotable.match import Match, from_position
from kotable.texts import Texts, language
from kotable.values import KotableError, UnknownAction

PATIENCE = 2
"""After so many other choices the lesson offers to play for the learner."""


def learn(
    game: Annotated[str, typer.Argument(help="kokopelli or kodachi.")],
    step: Annotated[int, typer.Option(help="Begin with this step.")] = 1,
    lang: Annotated[str, typer.Option(help="en, de, fr or pl; by default the language of your system.")] = "",
) -> None:
    """Learn a game in five minutes: a lesson with real moves."""
    name = game_called(game).name
    steps = lesson(name).steps
    if not 1 <= step <= steps:
        raise KotableError(f"the lesson has {steps} steps, so there is no step {step}")
    Pupil(name, Texts(language(lang), name)).learn(step)


class Back(Exception):
    """The learner wants to see the last beat again."""


class Pupil(Session):
    """A lesson at this terminal: a game in which the script decides what is played."""

    def __init__(self, game: str, texts: Texts) -> None:
        self.lesson = lesson(game)
        self.now = 0
        """The beat that the learner is at."""
        super().__init__(self.match_at(0), texts, None)
        self.looking = 0
        self.others = 0
        """How often something else was chosen in this beat."""

    def match_at(self, beat: int) -> Match:
        """The game as it stands before a beat."""
        beats = self.lesson.beats
        begun = max(n for n in range(beat + 1) if beats[n].load)
        match = from_position(position(beats[begun].load), self.lesson.game, PLAYERS)
        match.play_all(one.action for one in beats[begun:beat] if one.action)
        return match

    def learn(self, step: int) -> None:
        beats = self.lesson.beats
        self.go_to(next(n for n, beat in enumerate(beats) if beat.step == step))
        self.out.print(Text(self.texts.get(self.lesson.title), style="bold"))
        try:
            while self.now < len(beats):
                try:
                    self.beat(beats[self.now])
                except Back:
                    self.go_to(max(self.now - 1, 0))
                else:
                    self.now += 1
        except (Quit, EOFError):
            self.say("terminal-resume", command=f"kotable learn {self.lesson.game} --step {beats[self.now].step}")
            return
        for tip in self.lesson.tips:
            self.out.print(Text(f"  • {self.texts.get(tip)}"))
        self.say("terminal-learned", command=f"kotable play {self.lesson.game} --seats 3")

    def go_to(self, beat: int) -> None:
        self.now = beat
        self.match = self.match_at(beat)
        self.told = dict.fromkeys(self.told, self.match.ply + 1)

    def beat(self, beat: Beat) -> None:
        if beat.load and self.now:
            self.go_to(self.now)
            self.out.print(Panel(Text(self.texts.get("lesson-later"), justify="center"), border_style="yellow"))
        if beat.learners:
            self.others = 0
            self.ask(beat.seat)
        elif beat.seat >= 0:
            self.match.play(beat.action)
        elif beat.say:
            self.clear()
            if self.match.state.over():
                self.out.print(result(self.match, self.texts, self.names))
            else:
                self.out.print(self.table())
            self.teach(beat, beat.say)
            if not self.match.state.over():
                self.wait()
        if beat.done:
            self.clear()
            self.out.print(self.table())
            self.tell(0)
            self.teach(beat, beat.done)
            self.wait()

    def table(self) -> RenderableType:
        return draw(self.match.state.view(0), self.match.setup, self.texts, self.names)

    def teach(self, beat: Beat, key: str) -> None:
        where = self.texts.get("lesson-step", step=beat.step, steps=self.lesson.steps)
        self.out.print(Panel(Text(self.texts.get(key)), title=Text(where), title_align="left", border_style="green"))

    def wait(self) -> None:
        while True:
            answer = self.line(self.texts.get("terminal-learn-next"))
            if answer == "q":
                raise Quit
            if answer == "b":
                raise Back
            if not answer:
                return
            if answer[0] == "?":
                self.explain(answer[1:].strip(), [])
            else:
                self.say("lesson-look-nudge")

    def glows(self, action: int) -> bool:
        beat = self.lesson.beats[self.now]
        return self.match.setup.actions[action].text in (beat.action, *beat.also)

    def prompt(self, seat: int) -> str:
        beat = self.lesson.beats[self.now]
        if beat.say:
            self.teach(beat, beat.say)
        return super().prompt(seat)

    def choose(self, answer: str, legal: Sequence[int]) -> bool:
        beat = self.lesson.beats[self.now]
        if answer == "b":
            raise Back
        if answer == "!":
            self.match.play(beat.action)
            return True
        setup = self.match.setup
        if answer.isascii() and answer.isdecimal():
            if not 1 <= int(answer) <= len(legal):
                self.say("terminal-no-number", most=len(legal))
                return False
            number = legal[int(answer) - 1]
        else:
            try:
                number = setup.parse(answer)
            except UnknownAction as problem:
                self.mistyped(problem)
                return False
        text = setup.actions[number].text
        if text in (beat.action, *beat.also):
            self.match.play(number)
            return True
        self.refused(number)
        self.say(beat.nudges.get(text, beat.nudge))
        self.others += 1
        if self.others >= PATIENCE:
            self.say("terminal-learn-show", show="!")
        return False

    def take_back(self, seat: int) -> bool:
        raise Back
