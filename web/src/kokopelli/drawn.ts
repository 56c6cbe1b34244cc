/** Where a choice happens on the table, as selectors: from where, and to where. For arrows in the review. */
import type { Drawn } from '../games'
import type { ActionInfo, KokopelliView, View } from '../lib/protocol'
import { readSlot, slotOf, slotsOfPlace, villageOf } from './geometry'

export function drawn(action: ActionInfo, seen: View): Drawn {
  const view = seen as KokopelliView
  const me = view.to_move
  const facts = (action.facts ?? {}) as Record<string, string>
  const pile = `.village [data-anchor="pile-${me}"]`
  const card = `.card.held[data-kind="${facts.card}"] .face`
  /** A space, or the plate that a neighbour's spaces are folded into. */
  const at = (slot?: string) =>
    slot ? [`.village .space[data-slot="${slot}"]`, `[data-plate="${readSlot(slot).seat}"] > summary`] : []
  const standing = (seat: number) =>
    Object.entries(view.villages[seat] ?? {})
      .filter(([, one]) => one.ceremony === facts.ceremony)
      .map(([space]) => slotOf(seat, space))[0]
  switch (action.verb) {
    case 'open':
      return { from: card, to: at(slotsOfPlace(view, me, facts.place)[0]) }
    case 'play':
      return { from: card, to: at(standing(villageOf(facts.village, me, view.seats))) }
    case 'cancel':
      return { from: '', to: at(standing(me)) }
    case 'under':
      return { from: card, to: [pile] }
    case 'draw':
      return { from: pile, to: ['.card.held .face'] }
    case 'exchange':
      return { from: '.card.held .face', to: [pile] }
  }
  return { from: '', to: [] }
}
