/**
 * What happened, made visible: points fly to their owner, the backs of cards that others draw fly to their plates, and the figure of an
 * ability that had a part in it pulses once.
 */
import { Flights as AnyFlights } from '../lib/flights.svelte'
import type { KokopelliView } from '../lib/protocol'
import { middleOf, type Spot, type Stage } from '../lib/stage.svelte'
import type { TableEvent } from '../lib/words'
import { abilitiesUsed, payer, type Ability } from './abilities'
import { slotOf } from './geometry'
import type { Places } from './places.svelte'

/** Between two that fly from the same place. */
const GAP = 60
const MOST = 5
/** From one number to the next where several come from one place, in pixels. */
const ASIDE = 15

export class Flights extends AnyFlights<KokopelliView> {
  readonly #stage: Stage
  readonly #places: Places
  #pulses = new Set<string>()

  constructor(stage: Stage, places: Places) {
    super()
    this.#stage = stage
    this.#places = places
  }

  protected follow(before: KokopelliView, after: KokopelliView, events: TableEvent[]) {
    const stands = ({ seat, kind }: Ability) => place(before, seat, kind) || place(after, seat, kind)
    for (const ability of abilitiesUsed(before, events)) this.#pulses.add(stands(ability))
    let at = ''
    let made = 0
    for (const event of events) {
      const { kind, seat, public: facts } = event
      if (typeof facts.space === 'string') at = slotOf(Number(facts.village), facts.space)
      const count = Math.min(Number(facts.count ?? 0), MOST)
      const plate = this.#plate(seat)
      if (kind === 'scored') {
        const by = payer(event)
        const from = middleOf(this.#places.slot((by && stands(by)) || at)) ?? plate
        const aside = from && { ...from, x: from.x + made * ASIDE }
        this.fly('points', facts.points, seat, aside, plate, GAP * made++)
      } else if ((kind === 'drew' || kind === 'put-under') && seat !== after.seat) {
        const pile = middleOf(this.#stage.anchor(`pile-${seat}`))
        const [from, to] = kind === 'drew' ? [pile, plate] : [plate, pile]
        for (let i = 0; i < count; i++) this.fly('back', '', seat, from, to, GAP * made++)
      }
    }
  }

  /** The figures of what had a part pulse; to be called when the table has changed. */
  pulse() {
    for (const slot of this.#pulses) {
      const figure = this.#places.front(slot)?.querySelector('.fig')
      figure?.animate({ scale: ['1', '1.45', '1'] }, { duration: 250, easing: 'ease-in-out' })
    }
    this.#pulses.clear()
  }

  #plate = (seat: number): Spot | null =>
    middleOf(this.#stage.plate(seat) ?? this.#stage.box(document.querySelector('.mine')))
}

/** The space where this ceremony of a seat stands. */
function place(view: KokopelliView, seat: number, kind: string): string {
  const found = Object.entries(view.villages[seat] ?? {}).find(([, c]) => c.ceremony === kind)
  return found ? slotOf(seat, found[0]) : ''
}
