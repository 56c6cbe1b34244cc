/**
 * The cards that lie open before the reader: both rows of the display and the own hand, as one list of pieces. A view knows kinds and
 * numbers; a piece is one card that keeps its identity from view to view, so that its node, and with it the focus, survives every move.
 */
import { untrack } from 'svelte'
import type { KodachiView } from '../lib/protocol'
import { calmMotion } from '../lib/settings.svelte'
import { byList } from './cards'

export type Zone = 'house' | 'guard' | 'hand'
export type Piece = {
  id: number
  key: string
  zone: Zone
  /** The room, or the place in the hand. */
  at: number
  /** Where it came from and where it goes to: the name of an anchor on the table. */
  from: string
  gone: string
}

/** How long a card that leaves is still drawn. */
const FADE = 320

export class Layer {
  pieces = $state<Piece[]>([])
  /** The piece the reader has just used: of two alike this one goes. */
  used = -1
  #next = 1
  #turn = ''
  #last: KodachiView | null = null

  show(view: KodachiView) {
    untrack(() => this.#show(view))
  }

  in(zone: Zone): Piece[] {
    return this.pieces.filter((p) => !p.gone && p.zone === zone).sort((a, b) => a.at - b.at)
  }

  #show(view: KodachiView) {
    if (view === this.#last) return
    const before = this.#last
    const sameSeat = before?.seat === view.seat
    this.#last = view
    const turn = `${view.round}/${view.active}`
    const fresh = turn !== this.#turn
    this.#turn = turn

    const free: Record<Zone, Piece[]> = {
      house: this.in('house'),
      guard: this.in('guard'),
      hand: sameSeat || !before ? this.in('hand') : [],
    }
    if (!sameSeat) for (const piece of this.in('hand')) piece.gone = 'seat'
    const stay = new Set<Piece>()
    const made: Piece[] = []
    const make = (key: string, zone: Zone, at: number, from: string) =>
      made.push({ id: this.#next++, key, zone, at, from: before ? from : '', gone: '' })

    // A row keeps its order: what is left stands in its room, what is new comes behind.
    const row = (zone: 'house' | 'guard', keys: string[]) => {
      const old = fresh ? [] : free[zone]
      let from = 0
      let at = 0
      for (const key of keys) {
        let i = old.findIndex((p, n) => n >= from && p.key === key && p.id !== this.used)
        if (i < 0) i = old.findIndex((p, n) => n >= from && p.key === key)
        if (i >= 0) {
          stay.add(old[i])
          from = i + 1
          at = old[i].at + 1
        } else {
          at = Math.max(at, old.length ? old[old.length - 1].at + 1 : 0)
          make(key, zone, at++, zone === 'house' ? 'house-deck' : 'guard-deck')
        }
      }
    }
    row('house', view.house_row)
    row(
      'guard',
      view.guard_row.map((g) => g.card),
    )

    const wanted = Object.entries(view.hand)
      .flatMap(([key, n]) => Array.from({ length: n }, () => key))
      .sort(byList)
    const bought = free.house.filter((p) => !stay.has(p))
    const inHand: (Piece | string)[] = wanted.map((key) => {
      let piece = free.hand.find((p) => p.key === key && !stay.has(p) && p.id !== this.used)
      piece ??= free.hand.find((p) => p.key === key && !stay.has(p))
      if (!piece && before && this.#owns(before, view, view.seat, key))
        piece = bought.find((p) => p.key === key && !stay.has(p))
      if (piece) stay.add(piece)
      return piece ?? key
    })
    inHand.forEach((found, at) => {
      if (typeof found === 'string') return make(found, 'hand', at, 'deck')
      found.zone = 'hand'
      found.at = at
    })

    for (const zone of ['house', 'guard', 'hand'] as const)
      for (const piece of free[zone]) if (!stay.has(piece)) piece.gone = this.#way(piece, before, view, fresh)
    this.used = -1
    const going = this.pieces.filter((p) => p.gone)
    this.pieces.push(...made)
    if (!going.length) return
    const calm = calmMotion()
    const sweep = () => (this.pieces = this.pieces.filter((p) => !going.some((g) => g.id === p.id)))
    if (calm) sweep()
    else setTimeout(sweep, FADE)
  }

  /** Where a piece goes, as the two views tell. */
  #way(piece: Piece, before: KodachiView | null, view: KodachiView, fresh: boolean): string {
    if (!before) return 'none'
    if (piece.zone === 'hand') {
      const owner = view.players[view.seat]
      const was = before.players[view.seat]?.discards[piece.key] ?? 0
      return (owner?.discards[piece.key] ?? 0) > was || fresh ? 'discards' : 'lane'
    }
    for (let seat = 0; seat < view.seats; seat++)
      if (
        piece.zone === 'guard' ? this.#holds(before, view, seat, piece.key) : this.#owns(before, view, seat, piece.key)
      )
        return seat === view.seat ? 'treasures' : `seat-${seat}`
    return piece.zone === 'house' ? 'house-deck' : 'guard-deck'
  }
  #owns(before: KodachiView, view: KodachiView, seat: number, key: string) {
    return (view.players[seat]?.owned[key] ?? 0) > (before.players[seat]?.owned[key] ?? 0)
  }
  #holds(before: KodachiView, view: KodachiView, seat: number, key: string) {
    const count = (v: KodachiView) => v.players[seat]?.treasures.filter((k) => k === key).length ?? 0
    return count(view) > count(before)
  }
}
