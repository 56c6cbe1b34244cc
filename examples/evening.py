"""Two bots play Kodachi and a commentator tells it in German: `python examples/evening.py`. The game is saved as `evening.kotable`."""

import kotable

LEVELS = ("easy", "random")


def main() -> None:
    bots = [kotable.bots.get(level) for level in LEVELS]
    game = kotable.new("kodachi", seed="an evening", players=["Emi", "Rolf"])
    while not game.over:
        seat = game.to_move
        for event in game.play(bots[seat].choose(game)):
            print(game.tell(event, lang="de"))
        if game.choices and game.to_move != seat and not game.over:
            worth = [player.worth for player in game.view().players]  # the checker knows what a view of Kodachi has
            print(f"  [{game.round}] {dict(zip(game.players, worth, strict=True))}")
    print(game.draw(lang="de"))
    game.save("evening.kotable")


if __name__ == "__main__":
    main()
