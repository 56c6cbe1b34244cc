/**
 * What was foretold of a card played in a fight, for the reader. The engine says what will happen; nothing is decided here. What the number
 * line draws of KD-3.3 and KD-3.5 is held against the engine by tests/browser/test_foretold.py.
 */
import type { TableEvent } from '../lib/words'
import type { Stance } from './cards'

/** How much the total must still rise, or for stealth fall, until it beats this number; 0 or less where it does already. */
export const lacking = (stance: Stance, total: number, value: number) =>
  stance === 'strength' ? value + 1 - total : total - (value - 1)
/** The side of the number line that wins. */
export const beats = (stance: Stance, total: number, value: number) => lacking(stance, total, value) <= 0

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
