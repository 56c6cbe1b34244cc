/** The cards that lie open before the reader: both rows of the display and the own hand. */
import { Layer as CardLayer, type Matching, type Piece as AnyPiece } from '../lib/layer.svelte'
import type { KodachiView } from '../lib/protocol'
import { byList } from './cards'

export type Zone = 'house' | 'guard' | 'hand'
export type Piece = AnyPiece & {
  zone: Zone
  /** The room, or the place in the hand. */
  at: number
}

/** The cards turned up in the turn that a view shows, in the order of their rooms; null where they are not known. */
export type TurnedUp = (view: KodachiView) => Record<'house' | 'guard', string[]> | null

const turnOf = (view: KodachiView | null) => (view ? `${view.round}/${view.active}` : '')

export class Layer extends CardLayer<KodachiView, Piece> {
  readonly #turnedUp: TurnedUp

  constructor(turnedUp: TurnedUp) {
    super()
    this.#turnedUp = turnedUp
  }

  in(zone: Zone): Piece[] {
    return this.pieces.filter((p) => !p.gone && p.zone === zone).sort((a, b) => a.at - b.at)
  }

  protected match(matching: Matching<Piece>, view: KodachiView, before: KodachiView | null) {
    const fresh = turnOf(view) !== turnOf(before)
    const turned = fresh ? this.#turnedUp(view) : null

    // A row keeps its order: what is left stands in its room, what is new comes behind.
    const row = (zone: 'house' | 'guard', keys: string[]) => {
      const old = fresh ? [] : this.in(zone)
      // Whoever comes in the middle of a turn finds every card in the room it was turned up in.
      const rooms = old.length ? [] : (turned?.[zone] ?? [])
      let from = 0
      let at = 0
      for (const key of keys) {
        const kept = matching.keep((p) => p.zone === zone && p.key === key && old.indexOf(p) >= from)
        if (kept) {
          from = old.indexOf(kept) + 1
          at = kept.at + 1
        } else {
          at = Math.max(at, old.length ? old[old.length - 1].at + 1 : rooms.indexOf(key, at))
          matching.add({ key, zone, at: at++, from: `${zone}-deck` })
        }
      }
    }
    row('house', view.house_row)
    row(
      'guard',
      view.guard_row.map((g) => g.card),
    )

    const sameSeat = !before || before.seat === view.seat
    Object.entries(view.hand)
      .flatMap(([key, n]) => Array.from({ length: n }, () => key))
      .sort(byList)
      .forEach((key, at) => {
        const place = { zone: 'hand' as const, at }
        if (
          sameSeat &&
          matching.keep(
            (p) => p.zone === 'hand' && p.key === key,
            () => place,
          )
        )
          return
        const bought = before && owns(before, view, view.seat, key)
        if (
          bought &&
          matching.keep(
            (p) => p.zone === 'house' && p.key === key,
            () => place,
          )
        )
          return
        matching.add({ key, ...place, from: 'deck' })
      })
  }

  /** Where a piece goes, as the two views tell. */
  protected way(piece: Piece, view: KodachiView, before: KodachiView | null): string {
    if (!before) return 'none'
    if (piece.zone === 'hand') {
      if (before.seat !== view.seat) return 'seat'
      const owner = view.players[view.seat]
      const was = before.players[view.seat]?.discards[piece.key] ?? 0
      const discarded = (owner?.discards[piece.key] ?? 0) > was
      return discarded || turnOf(view) !== turnOf(before) ? 'discards' : 'stage'
    }
    for (let seat = 0; seat < view.seats; seat++)
      if ((piece.zone === 'guard' ? holds : owns)(before, view, seat, piece.key))
        return seat === view.seat ? 'treasures' : `seat-${seat}`
    return `${piece.zone}-deck`
  }
}

function owns(before: KodachiView, view: KodachiView, seat: number, key: string) {
  return (view.players[seat]?.owned[key] ?? 0) > (before.players[seat]?.owned[key] ?? 0)
}
function holds(before: KodachiView, view: KodachiView, seat: number, key: string) {
  const count = (v: KodachiView) => v.players[seat]?.treasures.filter((k) => k === key).length ?? 0
  return count(view) > count(before)
}
