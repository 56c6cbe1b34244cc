/**
 * What happened, made visible: points fly to their owner, the backs of cards that others draw fly to their plates, and the figure of an
 * ability that had a part in it pulses once. Nothing here stays on the table.
 */
import { tick } from 'svelte'
import { MOVE } from '../lib/motion'
import type { KokopelliView } from '../lib/protocol'
import { calmMotion } from '../lib/settings.svelte'
import type { Happening } from '../lib/words'
import { abilitiesUsed, payer, type Ability } from './abilities'
import { slotOf } from './geometry'
import type { Placing } from './placing'
import type { Rect, Stage } from './stage.svelte'

export type Flight = { id: number; seat: number } & (
  { what: 'points'; points: number; from: string } | { what: 'draw' | 'return' }
)
/** Between two that fly from the same place. */
const GAP = 60
const MOST = 5

export class Flights {
  shown = $state.raw<Flight[]>([])
  #waiting: Flight[] = []
  #pulses = new Set<string>()
  #last = 0
  #stage: Stage
  #placing: Placing

  constructor(stage: Stage, placing: Placing) {
    this.#stage = stage
    this.#placing = placing
  }

  /** Remember what is to be seen as soon as the table has changed. */
  prepare(before: KokopelliView | null, after: KokopelliView | null, events: Happening[]) {
    if (!before || !after || calmMotion()) return
    const stands = ({ seat, kind }: Ability) => place(before, seat, kind) || place(after, seat, kind)
    for (const ability of abilitiesUsed(before, events)) this.#pulses.add(stands(ability))
    let at = ''
    for (const event of events) {
      const { kind, seat, public: facts } = event
      if (typeof facts.space === 'string') at = slotOf(Number(facts.village), facts.space)
      const count = Math.min(Number(facts.count ?? 0), MOST)
      if (kind === 'scored') {
        const by = payer(event)
        const from = (by && stands(by)) || at
        this.#waiting.push({ id: ++this.#last, seat, what: 'points', points: Number(facts.points), from })
      } else if ((kind === 'drew' || kind === 'put-under') && seat !== after.seat)
        for (let i = 0; i < count; i++)
          this.#waiting.push({ id: ++this.#last, seat, what: kind === 'drew' ? 'draw' : 'return' })
    }
  }

  async launch() {
    for (const slot of this.#pulses) this.#pulse(slot)
    this.#pulses.clear()
    const list = this.#waiting
    this.#waiting = []
    if (!list.length || calmMotion()) return
    this.shown = [...this.shown, ...list]
    await tick()
    await Promise.allSettled(list.map((flight, i) => this.#fly(flight, i * GAP)?.finished))
    this.shown = this.shown.filter((f) => !list.includes(f))
  }

  #pulse(slot: string) {
    const figure = this.#placing.front(slot)?.querySelector('.fig')
    figure?.animate({ scale: ['1', '1.45', '1'] }, { duration: 250, easing: 'ease-in-out' })
  }

  #fly(flight: Flight, delay: number): Animation | undefined {
    const stage = this.#stage
    const node = stage.find(`[data-flight="${flight.id}"]`)
    const plate = stage.plate(flight.seat) ?? stage.box(document.querySelector('.mine'))
    const size = stage.box(node)
    if (!node || !plate || !size) return
    const at = (box: Rect, rise = 0, aside = 0) =>
      `translate(${box.x + (box.w - size.w) / 2 + aside}px, ${box.y + (box.h - size.h) / 2 - rise}px)`
    if (flight.what === 'points') {
      // First they are shown where they come from, then they fly.
      const from = stage.slot(flight.from) ?? plate
      const aside = delay / 4
      return node.animate(
        [
          { transform: `${at(from, 0, aside)} scale(.6)`, opacity: 0 },
          { transform: `${at(from, 20, aside)} scale(1.15)`, opacity: 1, offset: 0.5 },
          { transform: `${at(plate)} scale(1)`, opacity: 1, offset: 0.95 },
          { transform: `${at(plate)} scale(1)`, opacity: 0 },
        ],
        { duration: 500, easing: 'ease-in-out', fill: 'both', delay },
      )
    }
    const pile = stage.pile(flight.seat)
    if (!pile) return
    const [from, to] = flight.what === 'draw' ? [pile, plate] : [plate, pile]
    return node.animate(
      [
        { transform: at(from), opacity: 1 },
        { transform: at(to), opacity: 1, offset: 0.9 },
        { transform: at(to), opacity: 0 },
      ],
      { ...MOVE, fill: 'both', delay },
    )
  }
}

/** The space where this ceremony of a seat stands. */
function place(view: KokopelliView, seat: number, kind: string): string {
  const found = Object.entries(view.villages[seat] ?? {}).find(([, c]) => c.ceremony === kind)
  return found ? slotOf(seat, found[0]) : ''
}
