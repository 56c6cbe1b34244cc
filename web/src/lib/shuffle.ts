/**
 * The shuffle as docs/protocol.md tells it. A person's browser seals a part of the seed when it sits down, shows it when all have sealed theirs,
 * and checks at the end that the game was dealt from what was shown before.
 */
import type { Shuffle, TableInfo } from './protocol'
import { sha256 } from './sha256'

const hash = (...lines: string[]) => sha256(lines.map((line) => line + '\n').join(''))
export const sealOf = (table: string, player: string, part: string) => hash('kotable-part', table, player, part)

export const newPart = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, '0')).join('')

const key = (table: string, what: string) => `kotable.${what}.${table}`
/** The commitment is kept when it is first seen, so that a later one can't take its place; a stopped start brings another one, for all to see. */
export function keepCommitment(table: string, commitment: string, stopped = 0) {
  if (!commitment || (localStorage.getItem(key(table, 'commitment')) && stopped <= stopsKept(table))) return
  localStorage.setItem(key(table, 'commitment'), commitment)
  localStorage.setItem(key(table, 'stopped'), String(stopped))
}
const stopsKept = (table: string) => Number(localStorage.getItem(key(table, 'stopped')) ?? 0)
export const keptCommitment = (table: string) => localStorage.getItem(key(table, 'commitment')) ?? ''
export const keepPart = (table: string, part: string) => localStorage.setItem(key(table, 'part'), part)
export const keptPart = (table: string) => localStorage.getItem(key(table, 'part')) ?? ''

/** From here on nobody's part can be another one. */
export const keepSeals = (table: string, seals: string[]) =>
  localStorage.setItem(key(table, 'seals'), JSON.stringify(seals))

/** What the browser of somebody who sits at a table that has not begun has to send for the shuffle; nothing when nothing is asked for. */
export function shuffleMove(
  info: TableInfo,
  seat: number,
  player: string,
): { t: 'seal'; seal: string } | { t: 'part'; part: string } | null {
  const shuffle = info.shuffle
  if (info.status !== 'open' || seat < 0) return null
  keepCommitment(info.id, shuffle.commitment, shuffle.stopped?.length ?? 0)
  const sealed = shuffle.seals?.[seat] ?? ''
  if (!shuffle.starting) {
    if (sealed) return null // here, or on another device of the same person
    const part = newPart()
    keepPart(info.id, part)
    return { t: 'seal', seal: sealOf(info.id, player, part) }
  }
  const part = keptPart(info.id)
  if (shuffle.without?.includes(seat) || !part || sealOf(info.id, player, part) !== sealed) return null
  keepSeals(info.id, shuffle.seals ?? [])
  return { t: 'part', part }
}

export type Check = { id: 'commitment' | 'part' | 'seals' | 'seed'; good: boolean }

/** What could be checked, and whether it holds; nothing where the game began in a position. `players` are those of the seats. */
export function verify(table: string, shuffle: Shuffle, players: string[]): Check[] {
  if (!shuffle.seed) return []
  const kept = keptCommitment(table) || shuffle.commitment
  const checks: Check[] = [
    { id: 'commitment', good: sha256(shuffle.secret ?? '') === kept && kept === shuffle.commitment },
  ]
  const parts = shuffle.parts ?? []
  const seals = shuffle.seals ?? []
  const own = keptPart(table)
  if (own && !shuffle.without?.some((seat) => parts[seat] === ''))
    checks.push({ id: 'part', good: parts.includes(own) })
  if (seals.length) {
    const seen = localStorage.getItem(key(table, 'seals'))
    const fit = seals.every(
      (seal, seat) => !seal || shuffle.without?.includes(seat) || seal === sealOf(table, players[seat], parts[seat]),
    )
    checks.push({ id: 'seals', good: fit && (!seen || seen === JSON.stringify(seals)) })
  }
  const form = seals.length ? 'kotable-2' : 'kotable-1'
  checks.push({ id: 'seed', good: 'k1:' + hash(form, table, shuffle.secret ?? '', ...parts) === shuffle.seed })
  return checks
}
