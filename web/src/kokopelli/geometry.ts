/**
 * Who sits where, which spaces are whose and which are near: the drawing of KP-3.1 to KP-3.3 and KP-6.13. No rule is decided here; what the
 * names of places and villages mean is held against the engine by tests/browser/test_foretold.py.
 */
import type { KokopelliView } from '../lib/protocol'
import type { Space } from './cards'

export type Seated = { left?: number; right?: number; far?: number; far2?: number }

/** Seats as seen from one chair: play goes to the left, so the left neighbour is the next one. */
export function seated(me: number, seats: number): Seated {
  const at = (n: number) => (me + n) % seats
  if (seats === 2) return { far2: at(1) }
  if (seats === 3) return { left: at(1), right: at(2) }
  return { left: at(1), far: at(2), right: at(3) }
}

/** The seat a choice means by own, left, right or other. */
export function villageOf(name: string, me: number, seats: number): number {
  const s = seated(me, seats)
  return name === 'own' ? me : ((name === 'left' ? s.left : name === 'right' ? s.right : s.far2) ?? -1)
}
export function nameOfVillage(seat: number, me: number, seats: number): string {
  const s = seated(me, seats)
  return seat === me ? 'own' : seat === s.left ? 'left' : seat === s.right ? 'right' : seat === s.far2 ? 'other' : ''
}

export const slotOf = (seat: number, space: string) => `${seat}/${space}`
export function readSlot(slot: string): { seat: number; space: Space } {
  const [seat, space] = slot.split('/')
  return { seat: Number(seat), space: space as Space }
}
export const ceremonyAt = (view: KokopelliView, slot: string) => {
  const { seat, space } = readSlot(slot)
  return view.villages[seat]?.[space]
}
/** How many more cards a ceremony needs. */
export const missing = (view: KokopelliView, slot: string) => ceremonyAt(view, slot)?.missing ?? 0
export const has = (view: KokopelliView, seat: number, kind: string) =>
  Object.values(view.villages[seat] ?? {}).some((c) => c.ceremony === kind)
export const sunSpace = (view: KokopelliView, seat: number) => !!view.spaces[seat]?.includes('sun')

const FOUR: Space[] = ['left-1', 'left-2', 'right-1', 'right-2']

/** The empty spaces that a place of an `open` choice stands for. */
export function slotsOfPlace(view: KokopelliView, me: number, place: string): string[] {
  const s = seated(me, view.seats)
  const [seat, spaces]: [number, Space[]] =
    place === 'own-left'
      ? [me, ['left-1', 'left-2']]
      : place === 'own-right'
        ? [me, ['right-1', 'right-2']]
        : place === 'own'
          ? [me, FOUR]
          : place === 'beneath'
            ? [me, ['beneath']]
            : place === 'sun'
              ? [me, ['sun']]
              : place === 'left'
                ? [s.left ?? -1, ['right-1', 'right-2']]
                : place === 'right'
                  ? [s.right ?? -1, ['left-1', 'left-2']]
                  : [s.far2 ?? -1, FOUR]
  return spaces.filter((space) => !view.villages[seat]?.[space]).map((space) => slotOf(seat, space))
}

/** The place of an `open` choice that an empty space belongs to; empty where nobody could open. */
export function placeOfSlot(view: KokopelliView, me: number, slot: string): string {
  const { seat, space } = readSlot(slot)
  const side = space.startsWith('left') ? 'left' : space.startsWith('right') ? 'right' : space
  if (seat === me) {
    if (side === 'beneath' || side === 'sun') return side
    return view.seats === 2 ? 'own' : `own-${side}`
  }
  if (side === 'beneath' || side === 'sun') return ''
  const name = nameOfVillage(seat, me, view.seats)
  if (name === 'other') return 'other'
  if (name === 'left' && side === 'right') return 'left'
  if (name === 'right' && side === 'left') return 'right'
  return ''
}

/** Whether a space is drawn in full: the own ones, and those that one reaches without any ability. */
export const near = (view: KokopelliView, seat: number, slot: string) => view.areas[seat].includes(slot)
