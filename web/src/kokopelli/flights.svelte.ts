/**
 * What happened, made visible: points fly to their owner, the backs of cards that others draw fly to their plates, and the figure of an
 * ability that had a part in it pulses once.
 */
import { Flights as AnyFlights } from '../lib/flights.svelte'
import type { KokopelliView } from '../lib/protocol'
import { middleOf, type Spot, type Stage } from '../lib/stage.svelte'
import { paced, TRAVEL } from '../lib/motion'
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
    const said = new Map<string, { seat: number; points: number; icon?: string }[]>()
    const say = (slot: string, seat: number, points: number, icon?: string) => {
      const lines = said.get(slot) ?? []
      said.set(slot, lines)
      const line = lines.find((one) => one.seat === seat && one.icon === icon)
      if (line) line.points += points
      else lines.push({ seat, points, icon })
    }
    let at = ''
    let last = ''
    let made = 0
    // The points of a finished ceremony wait until its last card has come.
    const later = events.some(({ kind }) => kind === 'finished') ? paced(TRAVEL) : 0
    for (const event of events) {
      const { kind, seat, public: facts } = event
      if (typeof facts.space === 'string') at = slotOf(Number(facts.village), facts.space)
      const count = Math.min(Number(facts.count ?? 0), MOST)
      const plate = this.#plate(seat)
      if ((kind === 'played' || kind === 'opened') && seat !== after.seat)
        this.lead(seat, plate, middleOf(this.#places.slot(at)))
      if (kind === 'scored') {
        const by = payer(event)
        const where = (by && stands(by)) || at
        if (where) say(where, seat, Number(facts.points), by && stands(by) ? `kp-${by.kind}` : undefined)
        // What has no place of its own rises to the plate, from below: above it the table may end.
        const from = middleOf(this.#places.slot(where)) ?? (plate && { ...plate, y: plate.y + 40 })
        const aside = from && { ...from, x: from.x + made * ASIDE }
        this.fly('points', facts.points, seat, aside, plate, later + GAP * made++)
      } else if (kind === 'played') last = String(facts.card)
      else if (kind === 'finished') {
        const there = middleOf(this.#places.slot(at))
        // The card that finishes it never lies there: it is seen on its way. The own one comes from the hand by itself.
        if (seat !== after.seat && last) this.fly('card', last, seat, plate, there, 0, Math.max(120, later))
        const tile = this.#stage.box(this.#stage.find(`.tile[data-kind="${facts.ceremony}"] .top`))
        if (Number(facts.worth) > 1) this.fly('tile', facts.worth, seat, middleOf(tile), plate, later, 620)
      } else if (kind === 'end-tile-placed') {
        const tile = middleOf(this.#stage.box(this.#stage.find(`.tile[data-kind="${facts.ceremony}"]`)))
        const bar = middleOf(this.#stage.box(document.querySelector('.bar .status')))
        this.fly('end', '', seat, bar, tile, later + 300, 480)
      } else if (kind === 'action-gained') {
        const vase = stands({ seat: Number(facts.village), kind: 'vase' })
        if (vase) say(vase, seat, 1, 'kp-action')
      } else if ((kind === 'drew' || kind === 'put-under') && seat !== after.seat) {
        const pile = middleOf(this.#stage.anchor(`pile-${seat}`))
        const [from, to] = kind === 'drew' ? [pile, plate] : [plate, pile]
        for (let i = 0; i < count; i++) this.fly('back', '', seat, from, to, GAP * made++)
      }
    }
    for (const [slot, lines] of said) this.say(middleOf(this.#places.slot(slot)), lines)
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
