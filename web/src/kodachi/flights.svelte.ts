/**
 * What flies over the table besides the cards of the layer: the cards that others draw and play, treasures that are paid, tokens and
 * points on their way to their owner. It follows from the events of one update; nothing depends on it.
 */
import type { KodachiView } from '../lib/protocol'
import { calmMotion } from '../lib/settings.svelte'
import type { Happening } from '../lib/words'
import type { Board } from './board.svelte'
import { TREASURES } from './cards'
import type { Places, Spot } from './places.svelte'

export type Flight = {
  id: number
  what: 'card' | 'back' | 'treasure' | 'token' | 'points'
  /** The card, the kind of treasure, the value of the token, the number of points. */
  key: string
  clan: string
  from: Spot
  to: Spot
  /** In milliseconds. */
  delay: number
}

/** More at once can't be followed by any eye. */
const MOST = 8
const LATER = 45

export class Flights {
  list = $state.raw<Flight[]>([])
  readonly #board: Board
  readonly #places: Places
  #next = 1
  #made: Flight[] = []
  /** What was in the air before the updates that are shown at once now. */
  #before: Flight[] | null = null

  constructor(board: Board, places: Places) {
    this.#board = board
    this.#places = places
  }

  /** Called while the table is still drawn as it was. */
  see = (next: KodachiView, events: Happening[]) => {
    if (calmMotion() || document.hidden || !this.#places.ready) return
    // Of several updates shown at once only the last one is seen moving.
    if (!this.#before) {
      this.#before = this.list
      queueMicrotask(() => (this.#before = null))
    }
    this.#made = []
    for (const event of events) this.#follow(event)
    this.#points(next, events)
    this.list = [...this.#before, ...this.#made].slice(-MOST)
  }

  done(flight: Flight) {
    this.list = this.list.filter((f) => f.id !== flight.id)
  }

  #fly(what: Flight['what'], key: unknown, from: Spot | null, to: Spot | null, delay = 0, clan = '') {
    if (from && to) this.#made.push({ id: this.#next++, what, key: String(key), clan, from, to, delay })
  }

  #follow({ kind, seat, public: open }: Happening) {
    const own = seat === this.#board.view.seat
    const spot = (name: string) => this.#places.spot(name)
    const plate = (part: string) => spot(`${part}-${seat}`) ?? spot(`seat-${seat}`)
    if (kind === 'played' && !own) this.#fly('card', open.card, spot(`seat-${seat}`), spot('lane'))
    if ((kind === 'drew' || kind === 'filled') && !own)
      for (let i = 0; i < Number(open.count); i++) this.#fly('back', '', plate('deck'), plate('hand'), i * LATER)
    if (kind === 'token-gained')
      this.#fly('token', open.value, spot(`clan-${open.clan}`), own ? spot('tokens') : plate('seat'), 0, `${open.clan}`)
    const paid = kind === 'paid' ? (open.payment as string[]) : kind === 'dropped' ? [String(open.treasure)] : []
    paid
      .filter((item) => TREASURES.includes(item))
      .forEach((item, i) =>
        this.#fly('treasure', item, own ? spot('treasures') : plate('seat'), spot('guard-deck'), i * LATER),
      )
  }

  /** What a seat is worth more than before flies to it from what brought it. */
  #points(next: KodachiView, events: Happening[]) {
    for (const { seat, worth } of next.players.map((p, seat) => ({ seat, worth: p.worth }))) {
      const more = worth - (this.#board.view.players[seat]?.worth ?? worth)
      const source = events.find((e) => e.seat === seat && ['token-gained', 'bought', 'took'].includes(e.kind))
      if (more <= 0 || !source) continue
      const piece = this.#board.layer.pieces.find((p) => !p.gone && p.zone !== 'hand' && p.key === source.public.card)
      const from = source.public.clan
        ? this.#places.spot(`clan-${source.public.clan}`)
        : piece
          ? this.#places.middle(piece)
          : null
      this.#fly('points', more, from, this.#places.spot(`points-${seat}`), LATER)
    }
  }
}
