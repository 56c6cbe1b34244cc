/**
 * Cards that stay themselves. A view says what lies where, not which card is which; to let a card travel instead of vanishing here and
 * appearing there, the cards of the new view are matched with those on the table. Keys never change, so nodes and focus survive.
 */
import type { KokopelliView } from '../lib/protocol'
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
  from: string
  gone: boolean
}

type Place = Omit<Card, 'id' | 'from' | 'gone'>

let last = 0

/** Everything that lies open in a view: hand first, then the villages. */
export function places(view: KokopelliView): Place[] {
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
export function matched(before: Card[], view: KokopelliView): Card[] {
  const free = before.filter((card) => !card.gone)
  const take = (want: (card: Card) => boolean) => {
    const at = free.findIndex(want)
    return at < 0 ? null : free.splice(at, 1)[0]
  }
  const next: (Card | null)[] = []
  const all = places(view)
  // What stays where it is, stays the same card; then what can have come from elsewhere.
  for (const place of all)
    next.push(
      (found(
        take((c) => c.slot === place.slot && c.kind === place.kind && c.back === place.back && c.index === place.index),
        place,
      ) ?? null) as Card | null,
    )
  all.forEach((place, i) => {
    next[i] ??= found(
      take((c) => c.slot === place.slot && c.kind === place.kind && c.back === place.back),
      place,
    )
  })
  all.forEach((place, i) => {
    next[i] ??= found(
      take((c) => c.slot === 'hand' && c.kind === place.kind && c.back === place.back),
      place,
    )
  })
  all.forEach((place, i) => {
    next[i] ??= {
      id: ++last,
      ...place,
      from: place.slot === 'hand' ? `pile-${view.seat}` : `plate-${place.back}`,
      gone: false,
    }
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

const found = (card: Card | null, place: Place): Card | null => (card ? { ...card, ...place, from: '' } : null)
