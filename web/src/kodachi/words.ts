/** What happens now, in words: whose turn it is, and what the game waits for. */
import { t } from '../lib/i18n.svelte'
import { cardName } from '../lib/words'
import type { Board } from './board.svelte'
import { plainNumber } from './cards'
import { lacking } from './forecast'

export function head({ view, table }: Board): string {
  if (view.phase === 'over') return t('web-over')
  if (!table.mine) return t('web-wait', { name: table.names[view.to_move] ?? '' })
  return t(view.active === view.seat ? 'web-your-turn' : 'web-kodachi-your-pick')
}

export const detail = (board: Board): string => (board.table.mine ? own : others)(board)

function own(board: Board): string {
  const { view, table } = board
  switch (view.phase) {
    case 'declare':
      return t('web-kodachi-say-declare')
    case 'fight':
      return fighting(board)
    case 'decide':
      return t('web-kodachi-say-decide', { count: view.defeated })
    case 'take':
      if (view.active === view.seat)
        return t('web-kodachi-say-take', { left: view.allowed - view.taken, allowed: view.allowed })
      return t(view.failed ? 'web-kodachi-say-other-failed' : 'web-kodachi-say-other', {
        name: table.names[view.active] ?? '',
      })
    case 'pay':
      return t('web-kodachi-say-pay', { card: cardName('kodachi', view.buying) })
    case 'discard':
      if (!board.own.hand_size) return t('web-kodachi-say-empty')
      return board.tooMany ? t('web-kodachi-say-too-many', { count: board.tooMany }) : t('web-kodachi-say-discard')
    case 'drop':
      return t('web-kodachi-say-drop', { count: board.toDrop })
    default:
      return ''
  }
}

function fighting({ fight, view, together, lost }: Board): string {
  if (!fight) return ''
  const { stance, value, total, part } = fight
  const facts = { total: plainNumber(total), value, stance, count: lacking(stance, total, value) }
  const which = part > 1 ? 'second' : 'first'
  return [
    fight.guard.low.length > 1 ? t('web-kodachi-say-part', { which }) : '',
    t(`web-kodachi-say-${lost ? 'lost' : view.dojo ? 'missing' : together.length ? 'together' : 'need'}`, facts),
  ]
    .filter(Boolean)
    .join(' ')
}

function others({ view, fight }: Board): string {
  switch (view.phase) {
    case 'declare':
      return t('web-kodachi-see-declare')
    case 'fight':
      if (!fight) return ''
      if (!fight.begun) return `${cardName('kodachi', fight.guard.key)}.`
      return t('web-kodachi-see-fight', {
        card: cardName('kodachi', fight.guard.key),
        total: plainNumber(fight.total),
        value: fight.value,
      })
    case 'decide':
      return t('web-kodachi-see-decide', { count: view.defeated })
    case 'take':
      return t('web-kodachi-see-take', { count: view.allowed - view.taken })
    case 'pay':
      return t('web-kodachi-see-pay', { card: cardName('kodachi', view.buying) })
    case 'discard':
    case 'drop':
      return t('web-kodachi-see-discard')
    default:
      return ''
  }
}
