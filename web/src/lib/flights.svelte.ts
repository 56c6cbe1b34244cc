/**
 * What flies over the table and is gone: backs of cards, tokens, points on their way to their owner. It follows from the events of one
 * update; nothing depends on it. `parts/Flights.svelte` draws it.
 */
import type { View } from './protocol'
import { calmMotion } from './settings.svelte'
import type { Spot } from './stage.svelte'
import type { TableEvent } from './words'

export type Flight = {
  id: number
  /** What flies, and which: the card, the kind of treasure, the number of points. */
  what: string
  key: string
  seat: number
  from: Spot
  to: Spot
  /** In milliseconds. */
  delay: number
}

export abstract class Flights<V extends View> {
  list = $state.raw<Flight[]>([])
  #next = 1
  #made: Flight[] = []
  /** What was in the air before the updates that are shown at once now. */
  #before: Flight[] | null = null
  /** More at once can't be followed by any eye. */
  protected most = 12

  /** Calls `fly` for everything that these events let fly. */
  protected abstract follow(before: V, next: V, events: TableEvent[]): void

  /** Called while the table is still drawn as it was. */
  see(before: View | null, next: View | null, events: TableEvent[]) {
    if (!before || !next || calmMotion() || document.hidden) return
    // Of several updates shown at once only the last one is seen moving.
    if (!this.#before) {
      this.#before = this.list
      queueMicrotask(() => (this.#before = null))
    }
    this.#made = []
    this.follow(before as V, next as V, events)
    this.list = [...this.#before, ...this.#made].slice(-this.most)
  }

  done(flight: Flight) {
    this.list = this.list.filter((f) => f.id !== flight.id)
  }

  protected fly(what: string, key: unknown, seat: number, from: Spot | null, to: Spot | null, delay = 0) {
    if (from && to) this.#made.push({ id: this.#next++, what, key: String(key), seat, from, to, delay })
  }
}
