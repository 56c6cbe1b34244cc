/** Where a choice happens on the table, as selectors. For the rings in the review. */
import type { Drawn } from '../games'
import type { ActionInfo } from '../lib/protocol'

export function drawn(action: ActionInfo): Drawn {
  const card = String(action.facts?.card ?? '')
  switch (action.verb) {
    case 'play':
    case 'discard':
      return { from: '', to: [`.card[data-zone="hand"][data-card="${card}"]`] }
    case 'take':
    case 'buy':
      return { from: '', to: [`.card:not([data-zone="hand"])[data-card="${card}"]`] }
    case 'go-on':
      return { from: '', to: ['[data-anchor="guard-deck"]'] }
  }
  return { from: '', to: [] }
}
