/** What flies over the table and is gone: points on their way to their owner. */
import { tick } from 'svelte'
import { calmMotion } from '../lib/settings.svelte'
import type { Happening } from '../lib/words'
import { slotOf } from './geometry'
import type { Stage } from './stage.svelte'

export type Flight = { id: number; seat: number; points: number; from: string }

export class Flights {
  shown = $state.raw<Flight[]>([])
  #waiting: Flight[] = []
  #last = 0
  #stage: Stage

  constructor(stage: Stage) {
    this.#stage = stage
  }

  /** Remember what flies as soon as the table has changed. */
  prepare(events: Happening[]) {
    let at = ''
    for (const { kind, seat, public: facts } of events) {
      if (typeof facts.space === 'string') at = slotOf(Number(facts.village), facts.space)
      if (kind === 'scored') this.#waiting.push({ id: ++this.#last, seat, points: Number(facts.points), from: at })
    }
  }

  async launch() {
    const list = this.#waiting
    this.#waiting = []
    if (!list.length || calmMotion()) return
    this.shown = [...this.shown, ...list]
    await tick()
    list.forEach((flight, i) => this.#fly(flight, i))
    setTimeout(() => (this.shown = this.shown.filter((f) => !list.includes(f))), 1150)
  }

  #fly({ id, seat, from: slot }: Flight, i: number) {
    const stage = this.#stage
    const node = stage.find(`[data-flight="${id}"]`)
    const to = stage.plate(seat) ?? stage.box(document.querySelector('.mine'))
    const from = stage.slot(slot) ?? to
    if (!node || !to || !from) return
    const [x, y] = [from.x + from.w / 2 - 20 + 14 * i, from.y + from.h / 2]
    node.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0 },
        { transform: `translate(${x}px, ${y - 20}px) scale(1.15)`, opacity: 1, offset: 0.3 },
        { transform: `translate(${to.x + to.w / 2 - 20}px, ${to.y}px) scale(1)`, opacity: 0.9 },
      ],
      { duration: 900, easing: 'ease-in-out', fill: 'both', delay: i * 80 },
    )
  }
}
