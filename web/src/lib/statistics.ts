/** Figures of finished games, honest about small numbers. */
import type { DeedInfo, Played } from './protocol'

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
/** How likely a row of so many wins is in so many games, for somebody who wins each of them with this chance. */
export function chanceOfRow(row: number, games: number, share: number): number {
  // Where a row stands that has not been long enough yet, after each game.
  let standing = [1, ...Array.from({ length: row - 1 }, () => 0)]
  let reached = 0
  for (let game = 0; game < games; game++) {
    reached += standing[row - 1] * share
    const broken = standing.reduce((sum, chance) => sum + chance, 0) * (1 - share)
    standing = [broken, ...standing.slice(0, -1).map((chance) => chance * share)]
  }
  return reached
}
/** What was done with a thing in these games: how often each deed, in how many games, how many of them were won, how often it came to nothing. */
export type Done = { key: string; times: number[]; games: number; won: number; undone: number }
/** What was done with things of one sort. */
export type Deeds = { fact: string; kinds: DeedInfo[]; rows: Done[] }
/** Deeds with things of the same sort stand together; what is done most often comes first. */
export function deedsOf(games: Played[], deeds: DeedInfo[]): Deeds[] {
  const facts = [...new Set(deeds.map((deed) => deed.fact))]
  return facts.map((fact) => {
    const kinds = deeds.filter((deed) => deed.fact === fact)
    const found = new Map<string, Done>()
    for (const game of games) {
      const met = new Set<string>()
      kinds.forEach(({ kind }, at) => {
        for (const [key, [times, undone]] of Object.entries(game.deeds?.[kind] ?? {})) {
          const done = found.get(key) ?? { key, times: kinds.map(() => 0), games: 0, won: 0, undone: 0 }
          found.set(key, done)
          done.times[at] += times
          done.undone += undone
          met.add(key)
        }
      })
      for (const key of met) {
        found.get(key)!.games++
        if (won(game)) found.get(key)!.won++
      }
    }
    const much = ({ times }: Done) => times.reduce((sum, n) => sum + n, 0)
    return { fact, kinds, rows: [...found.values()].sort((a, b) => much(b) - much(a) || (a.key < b.key ? -1 : 1)) }
  })
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
