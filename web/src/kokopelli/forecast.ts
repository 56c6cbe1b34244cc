/** What was foretold of a choice, for the reader: who gets points, and for what. The engine says what will happen; nothing is decided here. */
import type { TableEvent } from '../lib/words'

export type Pay = { seat: number; points: number; rule: string; icon: string }

const ICONS: Record<string, string> = {
  'KP-4.5': 'ko-hand',
  'KP-5.8': 'kp-finish',
  'KP-5.9': 'kp-play',
  'KP-6.8': 'kp-paw',
  'KP-6.10': 'kp-eagle_feather',
  'KP-6.11': 'kp-tortoise',
  'KP-6.15': 'kp-mother_of_heaven',
  'KP-6.17': 'kp-shaman',
}

/** The points that a choice brings at once; those of the end of the game are another matter. */
export function paysOf(events: TableEvent[]): Pay[] {
  const ended = events.findIndex((event) => event.kind === 'ended')
  return events
    .slice(0, ended < 0 ? undefined : ended)
    .filter((event) => event.kind === 'scored')
    .map(({ seat, public: facts }) => {
      const rule = String(facts.rule)
      return { seat, points: Number(facts.points), rule, icon: ICONS[rule] ?? 'ko-point' }
    })
}

export const finishes = (events: TableEvent[]) => events.some((event) => event.kind === 'finished')

/** Seats and the sums of their points. */
export function sums(pays: Pay[]): [number, number][] {
  const found = new Map<number, number>()
  for (const pay of pays) found.set(pay.seat, (found.get(pay.seat) ?? 0) + pay.points)
  return [...found]
}
