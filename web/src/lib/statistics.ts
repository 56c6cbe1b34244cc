/** Figures of finished games, honest about small numbers. */
import type { Played } from './protocol'

/** Under so many games no share is given: it would say nothing. */
export const FEW = 10

export const won = (game: Played) => game.winners.includes(game.seat)
/** The others' best against mine: how much was between. */
export function margin(game: Played): number {
  const others = game.points.filter((_, seat) => seat !== game.seat)
  return game.points[game.seat] - Math.max(...others)
}
/** The level of the bots met, `people` where a person sat there too, `mixed` where bots differ. */
export function levelOf(game: Played): string {
  const others = new Set(game.levels.filter((_, seat) => seat !== game.seat))
  if (others.has('')) return 'people'
  return others.size === 1 ? [...others][0] : 'mixed'
}
export const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / (numbers.length || 1)
/** What equal players would win of these games, as a share. */
export const fair = (games: Played[]) => mean(games.map((game) => 1 / game.points.length))
/** Where the true share lies in 95 of 100 cases (Wilson). */
export function range(wins: number, games: number): [number, number] {
  const z = 1.96
  const share = wins / games
  const scale = 1 + (z * z) / games
  const middle = (share + (z * z) / 2 / games) / scale
  const half = (z * Math.sqrt((share * (1 - share)) / games + (z * z) / 4 / games / games)) / scale
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
/** The longest row of wins, and that which lasts; `games` has the latest first. */
export function streaks(games: Played[]): { longest: number; now: number } {
  let longest = 0
  let run = 0
  for (const game of games) {
    run = won(game) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  const first = games.findIndex((game) => !won(game))
  return { longest, now: first < 0 ? games.length : first }
}
export type Share = { id: string; mine: number; theirs: number }
/** Points a game by source, mine and those of each other seat; of games that know their sources. */
export function sourcesOf(games: Played[]): Share[] {
  const known = games.filter((game) => game.sources?.length)
  const others = known.reduce((sum, game) => sum + game.points.length - 1, 0)
  const found = new Map<string, Share>()
  for (const game of known)
    game.sources!.forEach((sources, seat) => {
      for (const [id, points] of Object.entries(sources)) {
        const share = found.get(id) ?? { id, mine: 0, theirs: 0 }
        found.set(id, share)
        if (seat === game.seat) share.mine += points / known.length
        else share.theirs += points / others
      }
    })
  return [...found.values()].sort((a, b) => b.mine + b.theirs - a.mine - a.theirs)
}
/** The same rows for a spreadsheet. */
export function asCsv(games: Played[]): string {
  const head = ['table', 'game', 'ended', 'rounds', 'level', 'seats', 'points', 'best_other', 'place', 'won', 'apart']
  const rows = games.map((game) => [
    game.table,
    game.game,
    new Date(game.ended).toISOString(),
    game.rounds,
    levelOf(game),
    game.points.length,
    game.points[game.seat],
    game.points[game.seat] - margin(game),
    game.places[game.seat],
    won(game) ? 1 : 0,
    game.apart ? 1 : 0,
  ])
  return [head, ...rows].map((row) => row.join(',')).join('\r\n') + '\r\n'
}
