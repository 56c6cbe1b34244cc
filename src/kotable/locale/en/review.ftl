# The review of a finished game, in the terminal and in the browser.

review-title = Review
review-subtitle = { $game }, { $rounds } rounds: { $points }. Analyzed by the strongest bot.
review-chance = The chance to win
review-moments = Moments that mattered
review-calm = A calm game: no decision changed much.
review-luck-and-skill = Luck and skill
review-adds-up = A win counts as 100%. What everybody begins with, the cards, your own errors and those of others add up to the result, exactly.
review-all = All decisions
review-eyes = As seen by
review-start = Start
review-luck = Luck
review-own-errors = Own errors
review-others-errors = Others’ errors
review-result = Result
review-rate = Error per decision
review-counts = Slips, mistakes, good finds
review-player = in % of a win
review-kind-slip = slip
review-kind-mistake = mistake
review-kind-find = good find
review-moment-error = An error
review-moment-good-luck = Good luck
review-moment-bad-luck = Bad luck
review-moment-find = A good find
review-moment-theirs = An error by { $who }
review-played = played
review-better = better
review-next-best = next best
review-round = Round { $round }
review-decision = decision { $number } of { $of }
review-before-after = { $before } before, { $after } after
review-ahead = better than the next best choice
review-lucky = It was luck, not an error.
review-why-points = Expected to end { $points } points ahead of the choice made.
review-why-brings = Certain result:
review-right = The choice made was the best.
review-working = Being worked out: choice { $done } of { $of }. You need not wait.
review-queued = Other games are looked at first; this one comes after them.
review-play-on = Play on from here
review-two-hundred = 200 games from here
review-choices = The choices
review-finished-games = Bots finish this position { $games } times after each choice. Games won:
review-points-both = Points on average: { $best } and { $played }.
review-points-alone = Points on average: { $best }.
review-may-be-chance = { $wins ->
    [one] One win more or less may be chance.
   *[other] { $wins } wins more or less may be chance.
}
review-as-table = The curve as a table
review-own-luck = luck between decisions
review-mark-before = Mark before
review-mark-next = Next mark
review-step-before = Decision before
review-step-next = Next decision
review-filter = Show
review-filter-mine = This player’s
review-filter-errors = Slips and mistakes
review-filter-all = Everyone’s
review-position = The position
review-end = end
review-see-replay = Watch the replay here
review-no-review = This game can’t be looked at again: hardly anything was decided in it.
review-curve-told = Chance to win of { $who }: { $chances }.
review-fall-told = Start { $start }, luck { $luck }, own errors { $own }, others’ errors { $others }, result { $result }.
review-luck-parts = Luck: first cards { $deal }, own turns { $own }, between turns { $others }.
review-better-is = better: { $action }
review-ask-luck = How lucky were the cards?
review-cards = { $band ->
   *[even] Your cards were about average: { $luck }.
    [better-1] Your cards were a little better than average: { $luck }.
    [better-2] Your cards were better than average: { $luck }.
    [better-3] Your cards were much better than average: { $luck }.
    [worse-1] Your cards were a little worse than average: { $luck }.
    [worse-2] Your cards were worse than average: { $luck }.
    [worse-3] Your cards were much worse than average: { $luck }.
  }
review-cards-errors = Your own errors: { $own }, those of the others: { $others }.
review-cards-beyond = So many errors were made in this game that luck can’t be told apart from them.
review-cards-worse = worse cards
review-cards-best = better cards
