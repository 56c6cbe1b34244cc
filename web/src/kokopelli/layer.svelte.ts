/**
 * Cards that stay themselves. A view says what lies where, not which card is which; to let a card travel instead of vanishing here and
 * appearing there, the cards of the new view are matched with those on the table. Keys never change, so nodes and focus survive.
 */
import { untrack } from 'svelte'
import type { KokopelliView } from '../lib/protocol'
import { calmMotion } from '../lib/settings.svelte'
import { KINDS, SPACES } from './cards'
import { slotOf } from './geometry'

/** A card that lies open. `slot` is `hand`, or a space; `index` counts within it. */
export type Card = {
  id: number
  kind: string
  back: number
  slot: string
  index: number
  of: number
  /** Where it came from with the last view: `pile-1` or `plate-1`; empty if it lay on the table before. */
  from: string
  /** Until when it may still be on its way from there. */
  until: number
  /** It leaves the table; then `slot` says where to. */
  gone: boolean
}

type Place = Omit<Card, 'id' | 'from' | 'until' | 'gone'>

/** How long a card that leaves is still drawn. */
const FADE = 320
/** How long a card may be on its way, with those that go before it. */
const WAY = 600

export class Layer {
  cards = $state.raw<Card[]>([])
  /** The card the reader has just used: of two alike this one goes. */
  used = -1
  #shown = false
  #sweep = 0

  hand = $derived.by(() => this.cards.filter((c) => c.slot === 'hand' && !c.gone).sort((a, b) => a.index - b.index))

  show(view: KokopelliView) {
    untrack(() => {
      const next = matched(this.cards, view, this.used)
      // What lies there when one comes to the table has not just arrived.
      if (!this.#shown) for (const card of next) card.from = ''
      this.#shown = true
      this.used = -1
      clearTimeout(this.#sweep)
      const stay = () => (this.cards = this.cards.filter((c) => !c.gone))
      this.cards = next
      if (calmMotion()) stay()
      else if (next.some((c) => c.gone)) this.#sweep = window.setTimeout(stay, FADE)
    })
  }
}

/** Everything that lies open in a view: hand first, then the villages. */
function places(view: KokopelliView): Place[] {
  const found: Place[] = []
  const hand = KINDS.flatMap((kind) => Array<string>(view.hand[kind] ?? 0).fill(kind))
  hand.forEach((kind, index) => found.push({ kind, back: view.seat, slot: 'hand', index, of: hand.length }))
  view.villages.forEach((village, seat) => {
    for (const space of SPACES) {
      const cards = village[space]?.cards ?? []
      cards.forEach((card, index) =>
        found.push({ kind: card.kind, back: card.back, slot: slotOf(seat, space), index, of: cards.length }),
      )
    }
  })
  return found
}

/** The cards of the next view. Those that leave are `gone`, with `slot` saying where to. */
function matched(before: Card[], view: KokopelliView, used: number): Card[] {
  const free = before.filter((card) => !card.gone)
  const all = places(view)
  const now = performance.now()
  const next: (Card | undefined)[] = all.map(() => undefined)
  const pass = (fits: (card: Card, place: Place) => boolean) =>
    all.forEach((place, i) => {
      if (next[i]) return
      const at = free.findIndex((c) => c.kind === place.kind && c.back === place.back && fits(c, place))
      if (at < 0) return
      const card = free.splice(at, 1)[0]
      next[i] = { ...card, ...place, from: now < card.until ? card.from : '' }
    })
  // What stays where it is, stays the same card; then what can have come from the hand, first of all the card that was used.
  pass((c, place) => c.slot === place.slot && c.index === place.index && c.id !== used)
  pass((c, place) => c.slot === place.slot && c.id !== used)
  pass((c, place) => place.slot !== 'hand' && c.id === used)
  pass((c) => c.slot === 'hand')
  all.forEach((place, i) => {
    const from = place.slot === 'hand' ? `pile-${view.seat}` : `plate-${place.back}`
    next[i] ??= { id: ++last, ...place, from, until: now + WAY, gone: false }
  })
  const leaving = free.map((card) => ({
    ...card,
    gone: true,
    from: card.slot,
    slot: card.slot === 'hand' ? `pile-${card.back}` : card.slot,
  }))
  // Old keys keep their order in the document: a node is never moved there.
  return [...(next as Card[]), ...leaving].sort((a, b) => a.id - b.id)
}

let last = 0
