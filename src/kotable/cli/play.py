"""`kotable play`: play at the terminal, against bots or with friends at the same keyboard."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.panel import Panel
from rich.text import Text

from kotable import record
from kotable.bots import ADVISER, WORTH_TELLING, NamedBot, advise, bot, get
from kotable.cli.common import console, listed, options_of
from kotable.cli.rules import drawn
from kotable.drawing import draw, result, to_decide
from kotable.files import read_text
from kotable.games import game as game_called
from kotable.match import Match, from_position, new
from kotable.texts import BOT, Texts, catalogue, language, player_names, text_key
from kotable.values import SPECTATOR, KotableError, NotationError, UnknownAction

SHOWN = 16
"""How many lines of what happened are kept on the screen."""


def play(
    game: Annotated[str, typer.Argument(help="kokopelli or kodachi.")],
    seats: Annotated[int | None, typer.Option(help="The number of players: 2, 3 or 4 (default 2).")] = None,
    people: Annotated[int, typer.Option(help="How many of them are people; they take the first seats. With 0, only bots play.")] = 1,
    bots: Annotated[str, typer.Option(help="The bots on the other seats, for example easy,hard.")] = "medium",
    names: Annotated[str, typer.Option(help="The names of the people, for example Anna,Ben.")] = "",
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of the game, for example count=12.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed deals the same game; without one, every game is different.")] = "",
    position: Annotated[Path | None, typer.Option(help="Begin from the position in this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Continue a saved game.")] = None,
    lang: Annotated[str, typer.Option(help="en, de, fr or pl; by default the language of your system.")] = "",
) -> None:
    """Play a game at the terminal."""
    name = game_called(game).name
    texts = Texts(language(lang), name)
    given = options_of(option or [])
    saved: Path | None = None
    if resume is not None:
        if position is not None or seed or given or seats is not None:
            raise KotableError("a saved game has its own seats, options, seed and position: give --resume alone")
        match = record.load(resume, name)
        saved = resume
    elif position is not None:
        if seed or given:
            raise KotableError("a position has its own seed and options: give --position alone")
        try:
            match = from_position(read_text(position, "position"), name)
        except NotationError as problem:
            raise KotableError(f"{position}: {problem}") from None
        if seats is not None and seats != match.setup.seats:
            raise KotableError(f"the position has {match.setup.seats} seats, not {seats}")
    else:
        match = new(name, 2 if seats is None else seats, given, seed or None)
    if not any(match.players):
        match.players = seating(match.seats, people, listed(bots), listed(names), texts)
    Session(match, texts, saved).run()


def seating(seats: int, people: int, bots: Sequence[str], names: Sequence[str], texts: Texts) -> list[str]:
    """Who sits where: people first, then the bots in turn."""
    if not 0 <= people <= seats:
        raise KotableError(f"there are {seats} seats, so the number of people is 0 to {seats}, not {people}")
    if len(names) > people:
        raise KotableError(f"{len(names)} names are given for {people} people")
    if people < seats and not bots:
        raise KotableError("the other seats need bots, such as --bots easy")
    if len(bots) > seats - people and len(bots) > 1:
        raise KotableError(f"{len(bots)} bots are named for {seats - people} seats")
    found = [names[seat] if seat < len(names) else texts.get("terminal-player", number=seat + 1) for seat in range(people)]
    return found + [BOT + bots[i % len(bots)] for i in range(seats - people)]


class Quit(Exception):
    """The player wants to stop."""


class Session:
    """A game at this terminal."""

    def __init__(self, match: Match, texts: Texts, saved: Path | None) -> None:
        self.match = match
        self.texts = texts
        self.saved = saved
        seats = match.setup.seats
        self.names = player_names(match.players, texts)
        self.bots: dict[int, NamedBot] = {seat: get(name[len(BOT) :]) for seat, name in enumerate(match.players) if name.startswith(BOT)}
        self.people = [seat for seat in range(seats) if seat not in self.bots]
        self.out = console()
        self.screen = self.out.is_terminal and sys.stdin.isatty()
        self.told = dict.fromkeys(range(-1, seats), 0)
        """How many choices each seat has been told of."""
        self.looking = self.people[0] if len(self.people) == 1 else SPECTATOR
        """The seat whose player is in front of the screen."""
        self.kept = match.ply
        """How many choices the saved file has."""

    def run(self) -> None:
        try:
            while not self.match.state.over():
                seat = int(self.match.state.to_move())
                if seat in self.bots:
                    self.let_play(seat)
                else:
                    self.ask(seat)
        except (Quit, EOFError):
            self.farewell()
            return
        self.clear()
        viewer = self.looking
        self.out.print(draw(self.match.state.view(viewer), self.match.setup, self.texts, self.names))
        self.tell(viewer, most=0)
        self.out.print(result(self.match, self.texts, self.names))
        if self.saved is not None:
            self.save(self.saved)

    def let_play(self, seat: int) -> None:
        self.match.play(self.bots[seat].choose(self.match))
        if not self.people:
            self.tell(SPECTATOR, most=0)

    # What is shown

    def clear(self) -> None:
        if self.screen:
            # Clears the scrollback too: it may show another player's hand.
            self.out.file.write("\x1b[3J")
            self.out.clear()

    def tell(self, viewer: int, most: int = SHOWN) -> None:
        """What happened since this viewer last looked."""
        events = self.match.events
        news = events[self.told[viewer] :]
        lines = [self.texts.event(event, self.names, viewer, viewer) for happened in news for event in happened]
        self.told[viewer] = len(events)
        left_out = max(len(lines) - most, 0) if most else 0
        if left_out:
            self.out.print(Text(f"  {self.texts.get('terminal-earlier', count=left_out)}", style="dim"))
        for line in lines[left_out:]:
            self.out.print(Text("  " + line))

    def show(self, seat: int) -> list[int]:
        """The table and the numbered choices of a seat."""
        state, texts = self.match.state, self.texts
        legal = state.legal()
        labels = [(texts.action(self.match.setup.actions[action]), self.glows(action)) for action in legal]
        numbered = [
            Text.assemble((f"{number:3} ", "bold cyan"), (f"{label} ✦", "bold yellow") if glows else label)
            for number, (label, glows) in enumerate(labels, 1)
        ]
        table = draw(state.view(seat), self.match.setup, texts, self.names)
        choices = Columns(numbered, padding=(0, 2), column_first=True)
        # The news gets the lines that are left, so that table and choices are visible together.
        taken = sum(len(self.out.render_lines(part)) for part in (table, choices)) + 5
        self.clear()
        self.out.print(table)
        self.tell(seat, most=max(self.out.height - taken, 4) if self.screen else SHOWN)
        self.out.print()
        self.out.print(Text(self.prompt(seat), style="bold"))
        self.out.print(choices)
        return legal

    def glows(self, action: int) -> bool:
        """Whether a choice is shown as the one that is meant: a lesson does that."""
        return False

    def prompt(self, seat: int) -> str:
        """What is to be decided, if the catalogue of the game says it."""
        view = self.match.state.view(seat)
        phase = str(getattr(view, "phase", ""))
        if not phase or not self.texts.has(f"{self.texts.game}-phase-{text_key(phase)}"):
            return self.texts.get("terminal-decide", who=self.names[seat])
        return self.texts.phase(text_key(phase), **to_decide(view))

    # What is asked

    def ask(self, seat: int) -> None:
        """One decision of a person."""
        if len(self.people) > 1 and self.looking != seat and not self.hand_over(seat):
            return
        self.looking = seat
        legal = self.show(seat)
        while True:
            answer = self.line(self.texts.get("terminal-prompt", help="?"))
            word, _, rest = answer.partition(" ")
            if not answer:
                continue
            if word == "q":
                raise Quit
            if word == "u":
                if self.take_back(seat):
                    return
            elif word == "s":
                self.save(Path(rest.strip()) if rest.strip() else self.saved)
            elif word == "t":
                self.told[seat] = 0 if rest.strip() == "all" else max(self.told[seat] - 1, 0)
                legal = self.show(seat)
            elif word == "h":
                self.hint(seat, legal)
            elif answer[0] == "?":
                self.explain(answer[1:].strip(), legal)
            elif self.choose(answer, legal):
                return

    def hint(self, seat: int, legal: Sequence[int]) -> None:
        """What a strong bot would choose here, what that surely brings, and what it compared it with."""
        match, texts = self.match, self.texts
        view = match.state.view(seat)
        found = advise(bot(ADVISER), view, legal, match.setup, f"k1:hint/{match.ply}")
        chances = {one.action: round(100 * one.chance) for one in found.candidates}
        number = legal.index(found.action) + 1
        action = texts.action(match.setup.actions[found.action])
        if found.action in chances:
            self.say("terminal-hint", number=number, action=action, chance=texts.percent(chances[found.action]))
        else:
            self.say("terminal-hint-alone", number=number, action=action)
        brings = [event for event in match.setup.foresee(view, found.action) if event.kind in WORTH_TELLING]
        for event in brings:
            self.out.print(Text("  " + texts.event(event, self.names, seat, seat)))
        others = [one for one in found.candidates if one.action != found.action]
        if others:
            second = chances[others[0].action]
            # It was looked at less, so its chance is less sure: never told as the better one.
            key = "terminal-hint-as-good" if second > chances[found.action] else "terminal-hint-next"
            self.say(key, action=texts.action(match.setup.actions[others[0].action]), chance=texts.percent(second))
            lead = next(one.points for one in found.candidates if one.action == found.action) - others[0].points
            if not brings and lead >= 0.1:
                self.say("terminal-hint-lead", points=round(lead, 1))

    def hand_over(self, seat: int) -> bool:
        """Several people at one screen: nobody sees another's hand. False if the last choice was taken back instead."""
        before = self.looking
        self.clear()
        if before != SPECTATOR:
            self.tell(before)
        self.out.print(Panel(Text(self.texts.get("terminal-hand-over", who=self.names[seat]), justify="center"), border_style="yellow"))
        while True:
            answer = self.line(self.texts.get("terminal-press-enter"))
            if answer == "q":
                raise Quit
            if answer == "u" and before != SPECTATOR:
                if self.take_back(before):
                    return False
                continue
            if not answer:
                return True

    def choose(self, answer: str, legal: Sequence[int]) -> bool:
        if answer.isascii() and answer.isdecimal():
            if not 1 <= int(answer) <= len(legal):
                self.say("terminal-no-number", most=len(legal))
                return False
            self.match.play(legal[int(answer) - 1])
            return True
        try:
            number = self.match.setup.parse(answer)
        except UnknownAction as problem:
            self.mistyped(problem)
            return False
        if self.refused(number):
            return False
        self.match.play(number)
        return True

    def mistyped(self, problem: UnknownAction) -> None:
        """Says what is wrong with a line that is neither a number nor an action."""
        case = "much" if not problem.expected else "missing" if not problem.word else "word"
        first = "-first" if case == "word" and not problem.stem else ""
        facts = {"text": problem.text, "stem": problem.stem, "word": problem.word, "expected": ", ".join(problem.expected)}
        self.out.print(Text(self.texts.get(f"terminal-mistyped-{case}{first}", **facts), style="red"))

    def refused(self, action: int) -> bool:
        refusal = self.match.state.why_not(action)
        if refusal is None:
            return False
        sentence = self.texts.refusal(refusal, self.names)
        self.out.print(Text(f"{sentence} ({refusal.rule})", style="red"))
        return True

    def explain(self, what: str, legal: Sequence[int]) -> None:
        """`?` alone shows help; `?` and an action says why not; `?` and a rule's id or a card explains it."""
        texts = self.texts
        if not what:
            rule = texts.rules()[4].rules[0].id
            self.out.print(Text(texts.get("terminal-help", help="?", rule=rule)))
            return
        if what.isascii() and what.isdecimal() and 1 <= int(what) <= len(legal):
            action = self.match.setup.actions[legal[int(what) - 1]]
            self.out.print(Text.assemble((action.text, "bold"), "  ", texts.action(action)))
            return
        if re.fullmatch(r"[A-Za-z]{2}-\d+\.\d+", what):
            try:
                self.out.print(drawn(texts.rule(what), texts))
            except KotableError as problem:
                self.out.print(Text(str(problem), style="red"))
            return
        if texts.has(key := f"{texts.game}-card-{text_key(what)}") or (key := self.card_called(what)):
            self.out.print(Text.assemble((texts.get(key), "bold"), "  ", texts.attribute(key, "ability")))
            return
        try:
            number = self.match.setup.parse(what)
        except UnknownAction as problem:
            self.mistyped(problem)
            return
        refusal = self.match.state.why_not(number)
        if refusal is None:
            self.say("terminal-allowed", number=legal.index(number) + 1)
            return
        self.refused(number)
        self.out.print(drawn(texts.rule(refusal.rule), texts))

    def card_called(self, name: str) -> str:
        """The key of the card with this name in the language of the player; empty if there is none."""
        head = f"{self.texts.game}-card-"
        keys = (key for key in catalogue(self.texts.lang, self.texts.game).ids if key.startswith(head))
        return next((key for key in keys if self.texts.get(key).casefold() == name.casefold()), "")

    def say(self, key: str, **facts: object) -> None:
        self.out.print(Text(self.texts.get(key, **facts), style="yellow"))

    def line(self, prompt: str) -> str:
        """A line from the player; the end of the input raises EOFError."""
        self.out.print(Text(prompt + " ", style="bold green"), end="")
        self.out.file.flush()
        answer = sys.stdin.readline()
        if not answer:
            self.out.print()
            raise EOFError
        return " ".join(answer.split())

    # Taking back, saving, leaving

    def take_back(self, seat: int) -> bool:
        """Take back one choice, unless somebody has learned something since or another seat has chosen."""
        match = self.match
        if not match.choices or match.movers[-1] != seat or match.floor() == match.ply:
            self.say("terminal-no-undo")
            return False
        match.take_back(match.ply - 1)
        for viewer, told in self.told.items():
            self.told[viewer] = min(told, match.ply + 1)
        return True

    def save(self, path: Path | None) -> None:
        path = path or Path(f"{self.match.game.name}-{self.match.at(0).fingerprint()}.kotable")
        try:
            if path.exists() and not self.is_ours(path):
                raise KotableError(f"'{path}' is there already and is no save of this game: give another name")
            self.match.save(path)
        except KotableError as problem:
            self.out.print(Text(str(problem), style="red"))
            return
        self.saved, self.kept = path, self.match.ply
        self.say("terminal-saved", file=str(path))

    def is_ours(self, path: Path) -> bool:
        """Whether a file is an earlier save of this game."""
        try:
            old = record.read_file(path)
        except KotableError:
            return False
        ours = self.match
        begun = ours.at(0)
        same_start = old.game == ours.game.name and old.seed == ours.seed and old.start == begun.fingerprint()
        return same_start and old.seats == ours.setup.seats

    def farewell(self) -> None:
        if self.match.ply != self.kept:
            self.say("terminal-not-saved")
            try:
                answer = self.line(self.texts.get("terminal-save-first"))
            except EOFError:
                return
            if answer and answer not in ("n", "q"):
                self.save(None if answer in ("s", "y") else Path(answer))
                return
        if self.saved is not None:
            self.say("terminal-resume", command=f"kotable play {self.match.game.name} --resume {self.saved}")
