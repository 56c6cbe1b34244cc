"""Reading the lessons for the tests: what happens tersely, and what the learner sees."""

from __future__ import annotations

import re
from typing import Any

from kotable.lessons import SEATS
from kotable.match import Match, from_position
from kotable.values import Event


def seat_name(seat: int) -> str:
    return SEATS[seat] if seat >= 0 else "all"


def terse(event: Event) -> str:
    """One event as the lessons write it; what only its seat learns is told where that seat is the learner."""
    f = {**event.public, **(event.secret if event.seat == 0 else {})}
    who = seat_name(event.seat)
    at = seat_name(f["village"]) if "village" in f else ""
    match event.kind:
        case "turn-began":
            return f"{who}: turn, round {f['round']}" + (f", {f['actions']} actions" if "actions" in f else "")
        case "drew" | "filled":
            verb = "draws" if event.kind == "drew" else "refills"
            return f"{who} {verb} {' '.join(f['cards'])}" if f.get("cards") else f"{who} {verb} {f['count']}"
        case "opened":
            return f"{who} opens {f['ceremony']} {f['space']}" + (f" at {at}" if at != who else "")
        case "played" if "ceremony" in f:
            return f"{who} plays {f['card']} on {f['ceremony']} of {at}" + (", counts 2" if f["counts"] == 2 else "")
        case "played":
            return f"{who} plays {f['card']}{' ' + f['use'] if f['ways'] > 1 else ''}, total {f['total']}"
        case "finished":
            return f"{who} finishes {f['ceremony']} of {at} for {f['worth']}"
        case "scored":
            return f"{who} +{f['points']} {f['rule']}" + (f" {f['source']}" if "source" in f else "")
        case "end-tile-placed":
            return f"end tile on {f['ceremony']}, {f['left']} left"
        case "cancelled":
            return f"{who} cancels {f['ceremony']}"
        case "exchange-began":
            return f"{who} exchanges {f['count']}"
        case "put-under":
            return f"{who} puts {f.get('card', 'a card')} under"
        case "hand-emptied":
            return f"{who}: hand empty"
        case "hand-shown":
            return f"{who} shows {' '.join(f['cards'])}"
        case "declared":
            return f"{who}: {f['stance']}"
        case "defeated":
            return f"{f['card']} defeated, {f['total']} against {f['value']}"
        case "turned-up":
            return f"{'house' if f['row'] == 'house' else 'guard'} {f['card']}"
        case "next-shown":
            return f"next back: {f['back']}"
        case "stopped" if "allowed" in f:
            return f"{who} stops, may take {f['allowed']}"
        case "took":
            return f"{who} takes {f['card']}"
        case "chosen":
            return f"{who} chooses {f['card']}"
        case "paid":
            return f"{who} pays {' '.join(f['payment'])}"
        case "bought":
            return f"{who} buys {f['card']}"
        case "cleared":
            return f"cleared: {' '.join(f['cards'])}"
        case "put-away":
            return f"{who} puts away {' '.join(f['cards'])}"
        case "failed":
            return f"{who} fails at {f['card']}"
        case "token-gained":
            return f"{who} gains {f['clan']}-{f['value']}"
        case "end-announced":
            return f"last round: {f['reason']}"
        case "went-on":
            return f"{who} goes on"
        case "ended":
            return f"ended: {f['reason']}"
        case kind:
            return f"{who}: {kind}"


def listed(cards: dict[str, int]) -> str:
    return " ".join(key for key, count in sorted(cards.items()) for _ in range(count))


def see_kokopelli(match: Match) -> dict[str, Any]:
    """What the learner sees; a ceremony is written with its cards and how many finish it, as `hunter 2/4`."""
    view: Any = match.state.view(0)
    seen: dict[str, Any] = {
        "round": view.round,
        "turn": seat_name(view.turn),
        "phase": view.phase,
        "actions": view.compulsory,
        "points": list(view.points),
        "piles": list(view.pile_sizes),
        "hands": list(view.hand_sizes),
        "hand": listed(view.hand),
        "tiles": " ".join(f"{kind} {worth}" for kind, worth in sorted(view.tiles.items()) if worth != 4),
        "ends": view.end_tiles,
    }
    for seat, name in enumerate(SEATS):
        village = view.villages[seat]
        needed = 3 if any(c.ceremony == "drummer" for c in village.values()) else 4
        seen[name] = ", ".join(f"{space} {c.ceremony} {len(c.cards)}/{needed}" for space, c in sorted(village.items()))
    return seen


def see_kodachi(match: Match) -> dict[str, Any]:
    """What the learner sees; a defeated guard is written with a star, `worth` is what each would score if the game ended now."""
    view: Any = match.state.view(0)
    over = view.phase == "over"
    return {
        "round": view.round,
        "turn": seat_name(view.active),
        "chooser": seat_name(view.to_move) if not over else "",
        "phase": view.phase,
        "stance": view.stance,
        "house": " ".join(view.house_row),
        "guards": " ".join(g.card + ("*" if g.defeated else "") for g in view.guard_row),
        "next": view.guard_top,
        "total": view.total,
        "hand": listed(view.hand),
        "hands": [p.hand_size for p in view.players],
        "treasures": [" ".join(t.partition("-")[2] for t in p.treasures) for p in view.players],
        "tokens": [" ".join(f"{t.clan}-{t.value}" for t in p.tokens) for p in view.players],
        "worth": list(view.points) if over else [p.worth for p in view.players],
    }


SEE = {"kokopelli": see_kokopelli, "kodachi": see_kodachi}


def beaten(match: Match) -> bool:
    """Whether the seat to move can defeat the guard card it faces with what it holds."""
    state = match.state
    view: Any = state.view(0)
    if view.phase != "fight":
        return bool(view.phase == "decide")
    for action in state.legal():
        if match.setup.actions[action].verb != "play":
            continue
        after = Match(match.game, state, "", [])
        after.play(action)
        if beaten(after):
            return True
    return False


def odds(match: Match) -> list[int]:
    """Of how many guard cards that may come next, all alike, the learner's hand beats how many."""
    view: Any = match.state.view(0)
    won = all_of_them = 0
    for kind, count in view.guards_unseen.items():
        if kind.startswith("e") != (view.guard_top == "elite"):
            continue
        text = re.sub(r"^guards:.*$", f"guards: {kind}", match.state.position(), flags=re.M)
        trial = from_position(text, "kodachi")
        trial.play("go-on")
        won += count if beaten(trial) else 0
        all_of_them += count
    return [won, all_of_them]
