/** The check of docs/protocol.md, "The shuffle": what was committed to at the start is what was dealt from. */
import type { Shuffle } from './protocol'

const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((b) => b.toString(16).padStart(2, '0')).join('')
const sha256 = async (text: string) => hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

export const newPart = () => hex(crypto.getRandomValues(new Uint8Array(16)).buffer)

const key = (table: string, what: string) => `kotable.${what}.${table}`
/** The commitment is kept when it is first seen, so that a later one can't take its place. */
export function keepCommitment(table: string, commitment: string) {
  if (commitment && !localStorage.getItem(key(table, 'commitment')))
    localStorage.setItem(key(table, 'commitment'), commitment)
}
export const keptCommitment = (table: string) => localStorage.getItem(key(table, 'commitment')) ?? ''
export const keepPart = (table: string, part: string) => localStorage.setItem(key(table, 'part'), part)
export const keptPart = (table: string) => localStorage.getItem(key(table, 'part')) ?? ''

export type Check = { id: 'commitment' | 'part' | 'seed'; good: boolean }

/** What could be checked, and whether it holds: nothing where the game began in a position; null where this browser can't compute hashes (no https). */
export async function verify(table: string, shuffle: Shuffle): Promise<Check[] | null> {
  if (!shuffle.seed) return []
  if (!crypto.subtle) return null
  const kept = keptCommitment(table) || shuffle.commitment
  const checks: Check[] = [
    { id: 'commitment', good: (await sha256(shuffle.secret)) === kept && kept === shuffle.commitment },
  ]
  const parts = shuffle.parts ?? []
  const own = keptPart(table)
  if (own) checks.push({ id: 'part', good: parts.includes(own) })
  const text = ['kotable-1', table, shuffle.secret, ...parts].map((line) => line + '\n').join('')
  checks.push({ id: 'seed', good: 'k1:' + (await sha256(text)) === shuffle.seed })
  return checks
}
