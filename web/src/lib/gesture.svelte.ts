/** One gesture that takes several choices: each is sent when the one before has been answered. */
import type { Table } from './table.svelte'

export class Gesture {
  /** It has begun and is not yet through. */
  on = $state(false)
  readonly #table: Table
  #next: () => number | undefined = () => undefined

  constructor(table: Table) {
    this.#table = table
  }

  /** `next` gives the id of the choice that comes next, as the table stands then; nothing when all is done or can't go on. */
  start(next: () => number | undefined) {
    this.#next = next
    this.on = true
  }

  /** One step further; to be called whenever something has changed. */
  go() {
    const { sent, mine } = this.#table
    if (!this.on || sent !== null) return
    const id = mine ? this.#next() : undefined
    this.on = id !== undefined && this.#table.choose(id)
  }
}
