/** Who sits where, which spaces are whose and which are near: the drawing of KP-3.1 to KP-3.3 and KP-6.13. No rule is decided here. */
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
export const has = (view: KokopelliView, seat: number, kind: string) =>
  Object.values(view.villages[seat] ?? {}).some((c) => c.ceremony === kind)
/** Sun's space is there while a Sun is open, and as long as something stands on it. */
export const sunSpace = (view: KokopelliView, seat: number) => has(view, seat, 'sun') || !!view.villages[seat]?.sun

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

export type Box = { l: number; r: number; t: number; b: number }

/** The union of rectangles as one outline with rounded corners (an SVG path). */
export function outline(given: Box[], radius: number): string {
  const near = (list: number[], v: number) => list.find((o) => Math.abs(o - v) < 9) ?? (list.push(v), v)
  const xs: number[] = []
  const ys: number[] = []
  const boxes = given.map((q) => ({ l: near(xs, q.l), r: near(xs, q.r), t: near(ys, q.t), b: near(ys, q.b) }))
  xs.sort((a, b) => a - b)
  ys.sort((a, b) => a - b)
  const full = (i: number, j: number) =>
    i >= 0 &&
    j >= 0 &&
    i < xs.length - 1 &&
    j < ys.length - 1 &&
    boxes.some((q) => q.l <= xs[i] && q.r >= xs[i + 1] && q.t <= ys[j] && q.b >= ys[j + 1])
  const next = new Map<string, [number, number]>()
  const put = (a: number, b: number, c: number, d: number) => next.set(`${xs[a]},${ys[b]}`, [xs[c], ys[d]])
  for (let i = 0; i < xs.length - 1; i++)
    for (let j = 0; j < ys.length - 1; j++) {
      if (!full(i, j)) continue
      if (!full(i, j - 1)) put(i, j, i + 1, j)
      if (!full(i + 1, j)) put(i + 1, j, i + 1, j + 1)
      if (!full(i, j + 1)) put(i + 1, j + 1, i, j + 1)
      if (!full(i - 1, j)) put(i, j + 1, i, j)
    }
  let path = ''
  while (next.size) {
    const loop: [number, number][] = []
    const first = next.keys().next().value as string
    let at = first
    do {
      const to = next.get(at)!
      next.delete(at)
      loop.push(at.split(',').map(Number) as [number, number])
      at = to.join(',')
    } while (at !== first && next.has(at))
    const corners = loop.filter((c, i) => {
      const a = loop.at(i - 1)!
      const b = loop[(i + 1) % loop.length]
      return !(a[0] === c[0] && c[0] === b[0]) && !(a[1] === c[1] && c[1] === b[1])
    })
    corners.forEach((c, i) => {
      const a = corners.at(i - 1)!
      const b = corners[(i + 1) % corners.length]
      const la = Math.hypot(a[0] - c[0], a[1] - c[1])
      const lb = Math.hypot(b[0] - c[0], b[1] - c[1])
      const k = Math.min(radius, la / 2, lb / 2)
      path += `${i ? 'L' : 'M'}${c[0] + ((a[0] - c[0]) * k) / la} ${c[1] + ((a[1] - c[1]) * k) / la}Q${c[0]} ${c[1]} ${c[0] + ((b[0] - c[0]) * k) / lb} ${c[1] + ((b[1] - c[1]) * k) / lb}`
    })
    path += 'Z'
  }
  return path
}
