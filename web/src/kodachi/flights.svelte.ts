/**
 * What flies over the table besides the cards of the layer: the cards that others draw and play, treasures that are paid, tokens and
 * points on their way to their owner.
 */
import { Flights as AnyFlights } from '../lib/flights.svelte'
import { paced, TRAVEL } from '../lib/motion'
import type { KodachiView } from '../lib/protocol'
import type { TableEvent } from '../lib/words'
import type { Board } from './board.svelte'
import { guardCard, GUARDS } from './cards'
import type { Places } from './places.svelte'

const LATER = 45

export class Flights extends AnyFlights<KodachiView> {
  readonly #board: Board
  readonly #places: Places

  constructor(board: Board, places: Places) {
    super()
    this.most = 8
    this.#board = board
    this.#places = places
  }

  protected follow(before: KodachiView, next: KodachiView, events: TableEvent[]) {
    if (!this.#places.ready) return
    for (const event of events) this.#event(event)
    this.#points(before, next, events)
  }

  #event({ kind, seat, public: open }: TableEvent) {
    const own = seat === this.#board.view.seat
    const spot = (name: string) => this.#places.spot(name)
    const plate = (part: string) => spot(`${part}-${seat}`) ?? spot(`seat-${seat}`)
    if (kind === 'played' && !own) {
      this.lead(seat, spot(`seat-${seat}`), spot('stage'))
      this.fly('card', open.card, seat, spot(`seat-${seat}`), spot('stage'), 0, Math.max(125, paced(TRAVEL)))
    }
    if ((kind === 'drew' || kind === 'filled') && !own)
      for (let i = 0; i < Number(open.count); i++) this.fly('back', '', seat, plate('deck'), plate('hand'), i * LATER)
    if (kind === 'token-gained') {
      const token = `${open.clan} ${open.value}`
      this.fly(
        'token',
        token,
        seat,
        spot(`clan-${open.clan}`),
        own ? spot('tokens') : plate('seat'),
        0,
        Math.max(250, paced(450)),
      )
    }
    const paid = kind === 'paid' ? (open.payment as string[]) : kind === 'dropped' ? [String(open.card)] : []
    paid
      .filter((card) => GUARDS.has(card))
      .forEach((card, i) =>
        this.fly(
          'treasure',
          guardCard(card).treasure,
          seat,
          own ? spot('treasures') : plate('seat'),
          spot('guard-deck'),
          i * LATER,
        ),
      )
  }

  /** What a seat is worth more than before flies to it from what brought it. */
  #points(before: KodachiView, next: KodachiView, events: TableEvent[]) {
    for (const { seat, worth } of next.players.map((p, seat) => ({ seat, worth: p.worth }))) {
      const more = worth - (before.players[seat]?.worth ?? worth)
      const source = events.find((e) => e.seat === seat && ['token-gained', 'bought', 'took'].includes(e.kind))
      if (more <= 0 || !source) continue
      const piece = this.#board.layer.pieces.find((p) => !p.gone && p.zone !== 'hand' && p.key === source.public.card)
      const stack = source.public.clan ? this.#places.spot(`clan-${source.public.clan}`) : null
      const from = stack ?? (piece ? this.#places.middle(piece) : null)
      this.say(stack ?? (piece ? this.#places.beside(piece) : null), [{ seat, points: more }])
      this.fly('points', more, seat, from, this.#places.spot(`points-${seat}`), LATER)
    }
  }
}
