/** The keys of this table; the page itself knows U, L and ?. */
import { focusOn } from '../lib/arrows'
import type { Board } from './board.svelte'
import { useIt } from './deeds'

/** Keys that hold wherever the focus is. Says whether a card of the hand was used. */
export function pressed(event: KeyboardEvent, board: Board): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  if (/^(INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName)) return false
  const piece = board.layer.in('hand')[Number(event.key) - 1]
  const card = piece && document.getElementById(`kd-card-${piece.id}`)
  if (card) {
    focusOn(card)
    useIt(board, piece, card)
  } else if (event.key.toLowerCase() === 'h' && board.table.info?.hints && board.mine) board.table.hint()
  else return false
  event.preventDefault()
  return !!card
}
