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
  duration?: number
}

/** What is said for a while at the place where it happened: who got how much, and the figure of what gave it. */
export type Word = { id: number; at: Spot; lines: { seat: number; points: number; icon?: string }[] }

/** From whom a card comes and where it goes: a dotted line that runs ahead of it. */
export type Way = { id: number; seat: number; from: Spot; to: Spot }

export abstract class Flights<V extends View> {
  list = $state.raw<Flight[]>([])
  ways = $state.raw<Way[]>([])
  words = $state.raw<Word[]>([])
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

  /** Says who got points, where it happened. */
  protected say(at: Spot | null, lines: Word['lines']) {
    if (at && lines.length) this.words = [...this.words, { id: this.#next++, at, lines }].slice(-this.most)
  }
  /** Shows the way of a card. */
  protected lead(seat: number, from: Spot | null, to: Spot | null) {
    if (from && to) this.ways = [...this.ways, { id: this.#next++, seat, from, to }].slice(-3)
  }
  led(way: Way) {
    this.ways = this.ways.filter((w) => w.id !== way.id)
  }
  said(word: Word) {
    this.words = this.words.filter((w) => w.id !== word.id)
  }

  done(flight: Flight) {
    this.list = this.list.filter((f) => f.id !== flight.id)
  }

  protected fly(
    what: string,
    key: unknown,
    seat: number,
    from: Spot | null,
    to: Spot | null,
    delay = 0,
    duration?: number,
  ) {
    if (from && to) this.#made.push({ id: this.#next++, what, key: String(key), seat, from, to, delay, duration })
  }
}
