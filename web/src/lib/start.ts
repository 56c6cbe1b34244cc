/** Making tables: one click to a first move, or a table with everything chosen. */
import { ABOUT, discover } from '../games'
import * as api from './api'
import { t } from './i18n.svelte'
import { identity } from './identity.svelte'
import type { Games, Joined, NewTable, TableInfo } from './protocol'
import { go } from './router.svelte'
import { settings } from './settings.svelte'
import { keepCommitment, keepPart, newPart } from './shuffle'

let games: Promise<Games> | null = null
export function knownGames(): Promise<Games> {
  games ??= api
    .get<Games>('/games')
    .then(async (found) => {
      await discover(found.games.map((game) => game.name))
      return found
    })
    .catch((error) => {
      games = null
      throw error
    })
  return games
}

/** An identity the server knows: one from another server is made anew. */
async function withGuest<T>(work: () => Promise<T>): Promise<T> {
  await identity.need()
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof api.Refused) || error.status !== 401) throw error
    await identity.renew()
    return work()
  }
}

export async function makeTable(wish: NewTable): Promise<TableInfo> {
  const { table } = await withGuest(() => api.post<Joined>('/tables', wish))
  keepCommitment(table.id, table.shuffle.commitment)
  return table
}

export async function startTable(table: TableInfo) {
  const part = newPart()
  keepPart(table.id, part)
  await api.post(`/tables/${table.id}/start`, { part })
}

/** What a bot is called: those of other packages by their own name. */
export function botText(level: string): string {
  const id = `web-bot-${level}`
  const text = t(id)
  return text === id ? level : text
}

/** The name alone, where there is no room for what it means. */
export const shortBotText = (level: string) => botText(level).replace(/\s*\(.*$/, '')

/** A middling bot: neither the weakest nor the slowest. */
export function usualBot(levels: string[]): string {
  return ['medium', 'easy'].find((l) => levels.includes(l)) ?? levels[Math.min(1, levels.length - 1)] ?? 'random'
}

const PLAYED = 'kotable.played'

/** The bots that were chosen for a game, of those that there are; before the first game as many as the game says, gentle ones. */
export function wishFor(game: string, levels: string[]): { bots: number; level: string } {
  const wish = settings.opponents[game]
  const level = levels.includes(wish?.level ?? '') ? wish.level : levels.includes('easy') ? 'easy' : usualBot(levels)
  return { bots: wish?.bots ?? ABOUT[game]?.opponents ?? 3, level }
}

/** Straight to the first move, against the bots chosen, or `count` of them. */
export async function playNow(game: string, count?: number) {
  const levels = (await knownGames()).games.find((g) => g.name === game)?.bots ?? []
  const wish = wishFor(game, levels)
  const { level } = wish
  const bots = count ?? wish.bots
  const played: string[] = JSON.parse(localStorage.getItem(PLAYED) ?? '[]')
  const options = played.includes(game) ? {} : { ...ABOUT[game].firstGame }
  const table = await makeTable({
    game,
    seats: bots + 1,
    options,
    bots: Object.fromEntries(Array.from({ length: bots }, (_, i) => [String(i + 1), level])),
    hints: true,
    meter: true,
  })
  await startTable(table)
  localStorage.setItem(PLAYED, JSON.stringify([...new Set([...played, game])]))
  go(`/table/${table.id}`)
}

/** Play on against bots from a moment of a finished game; says what is wrong, if something is. */
export async function branchOff(table: TableInfo, ply: number, seat: number): Promise<string> {
  try {
    const level = usualBot((await knownGames()).games.find((g) => g.name === table.game)?.bots ?? [])
    const bots = Object.fromEntries(table.seats.flatMap((_, i) => (i === seat ? [] : [[String(i), level]])))
    const origin = { table: table.id, ply }
    const made = await makeTable({ game: table.game, seats: table.seats.length, bots, sit: seat, origin, hints: true })
    await startTable(made)
    go(`/table/${made.id}`)
    return ''
  } catch (error) {
    return problemText(error)
  }
}

/** What went wrong with a request, in words. */
export const problemText = (error: unknown) => t(api.wrongId(error), api.factsOf(error))

/** The id in a link, or in what somebody typed of it. */
export function tableIn(text: string): string {
  const clean = text.trim()
  return clean.match(/\/table\/([\w-]+)/)?.[1] ?? (/^[\w-]{3,64}$/.test(clean) ? clean : '')
}
