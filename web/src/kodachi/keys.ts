/** The keys of this table; the page itself knows H, U, L and ?. */
import { focusOn, forTable } from '../lib/arrows'
import type { Board } from './board.svelte'
import { useIt } from './deeds'

/** Keys that hold wherever the focus is. Says whether a card of the hand was used. */
export function pressed(event: KeyboardEvent, board: Board): boolean {
  if (!forTable(event) || event.defaultPrevented) return false
  const piece = board.layer.in('hand')[Number(event.key) - 1]
  const card = piece && document.getElementById(`kd-card-${piece.id}`)
  if (!card) return false
  focusOn(card)
  useIt(board, piece, card)
  event.preventDefault()
  return true
}
