/** What was foretold of a card played in a fight, for the reader. The engine says what will happen; nothing is decided here. */
import type { TableEvent } from '../lib/words'
import type { Stance } from './cards'

export type Outcome = { total: number; stance: Stance; value: number; wins: boolean }

/** Total and stance after a card is played, the number to be beaten then, and whether the guard falls. `values`: what stealth and strength face. */
export function outcomeOf(events: TableEvent[], stance: Stance, values: [number, number] | null): Outcome | null {
  const facts = (kind: string) => events.find((event) => event.kind === kind)?.public
  const played = facts('played')
  if (!played || !values) return null
  const after = (facts('switched')?.stance ?? stance) as Stance
  const fallen = facts('defeated')
  const value = Number(fallen?.value ?? values[after === 'strength' ? 1 : 0])
  return { total: Number(played.total), stance: after, value, wins: !!fallen }
}
