/** Why something can't be used: what to ask the server, or what the page can say by itself. */
import { notYourTurn, type Ask } from '../lib/why.svelte'
import type { Board } from './board.svelte'
import type { Piece } from './layer.svelte'

/** The reasons against these actions, as the server gives them; who waits is told so without asking. */
export function why({ table, view }: Board, ...texts: string[]): Ask {
  if (table.past || table.over || table.seat < 0) return null
  if (!table.mine) return view.to_move < 0 ? null : notYourTurn(table, view.to_move)
  const ids = texts.map((text) => table.called(text)?.id).filter((id) => id !== undefined)
  return ids.length ? { actions: ids } : null
}

export const whyPlay = (board: Board, card: string): Ask =>
  why(board, ...board.table.actions.filter((a) => a.verb === 'play' && a.facts?.card === card).map((a) => a.text))

export function whyCard(board: Board, { zone, key }: Piece): Ask {
  const { phase } = board.view
  if (zone === 'house') return why(board, `buy ${key}`)
  if (zone === 'guard') return why(board, `take ${key}`)
  if (phase === 'discard' || phase === 'drop') return why(board, `discard ${key}`)
  return whyPlay(board, key)
}
