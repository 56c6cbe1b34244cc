/**
 * Cards that stay themselves. A view says what lies where, not which card is which; to let a card travel instead of vanishing here and
 * appearing there, the cards of the next view are matched with those on the table. Ids never change, so nodes and focus survive.
 */
import { untrack } from 'svelte'
import { calmMotion } from './settings.svelte'

/** A card on the table that keeps its identity from view to view. */
export type Piece = {
  id: number
  /** What it shows. */
  key: string
  /** Where it came from when it appeared: the name of an anchor on the table. Empty if it lay there from the beginning. */
  from: string
  /** It leaves the table: where to. Empty while it stays. */
  gone: string
}

/** The pieces of the table that are not yet found again in the next view. */
export class Matching<P extends Piece> {
  free: P[]
  readonly found: P[] = []
  readonly #used: number
  readonly #fresh: (piece: Omit<P, 'id' | 'gone'>) => P

  constructor(free: P[], used: number, fresh: (piece: Omit<P, 'id' | 'gone'>) => P) {
    this.free = free
    this.#used = used
    this.#fresh = fresh
  }

  /** Finds a piece again: the first that fits. Of two alike the one that was used goes, so the other one stays. */
  keep(
    fits: (piece: P) => boolean,
    changes: (piece: P) => Partial<P> = () => ({}),
    used: 'last' | 'never' | 'only' = 'last',
  ): P | null {
    const other = used === 'only' ? undefined : this.free.find((p) => p.id !== this.#used && fits(p))
    const piece = other ?? (used === 'never' ? undefined : this.free.find((p) => p.id === this.#used && fits(p)))
    if (!piece) return null
    this.free = this.free.filter((p) => p !== piece)
    const change = changes(piece)
    const changed = (Object.keys(change) as (keyof P)[]).some((name) => piece[name] !== change[name])
    const kept = changed ? { ...piece, ...change } : piece
    this.found.push(kept)
    return kept
  }
  /** Something that was not there before. */
  add(piece: Omit<P, 'id' | 'gone'>) {
    this.found.push(this.#fresh(piece))
  }
}

export abstract class Layer<V extends object, P extends Piece> {
  pieces = $state.raw<P[]>([])
  /** The piece the reader has just used: of two alike this one goes. */
  used = -1
  /** How long cards that leave are still drawn. */
  protected fade = 320
  #last: V | null = null
  #sweep = 0
  static #next = 0

  /** Says for every card of the view which piece it is; what is left over in `free` has gone. */
  protected abstract match(matching: Matching<P>, view: V, before: V | null): void
  /** Where a piece goes that is on the table no longer. */
  protected abstract way(piece: P, view: V, before: V | null): string

  show(view: V) {
    untrack(() => {
      if (view !== this.#last) this.#show(view)
    })
  }

  #show(view: V) {
    const before = this.#last
    this.#last = view
    const matching = new Matching<P>(
      this.pieces.filter((p) => !p.gone),
      this.used,
      // What lies there when one comes to the table has not just arrived.
      (piece) => ({ ...piece, id: ++Layer.#next, from: before ? piece.from : '', gone: '' }) as P,
    )
    this.match(matching, view, before)
    this.used = -1
    const calm = calmMotion()
    const going = calm ? [] : matching.free.map((piece) => ({ ...piece, gone: this.way(piece, view, before) }))
    const leaving = calm ? [] : this.pieces.filter((p) => p.gone)
    // Old ids keep their order in the document: a node is never moved there.
    this.pieces = [...matching.found, ...going, ...leaving].sort((a, b) => a.id - b.id)
    if (!going.length) return
    clearTimeout(this.#sweep)
    this.#sweep = window.setTimeout(() => (this.pieces = this.pieces.filter((p) => !p.gone)), this.fade)
  }
}
