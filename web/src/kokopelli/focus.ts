/** Where the focus goes when what had it is gone: a card that was played hands it to its neighbour in the hand. */
import { FocusKeeper } from '../lib/focus'
import type { Stage } from '../lib/stage.svelte'
import type { Board } from './board.svelte'
import type { Places } from './places.svelte'

export const keepFocus = (board: Board, stage: Stage, places: Places) =>
  new FocusKeeper<number>({
    root: () => stage.root,
    read: (active) => board.hand.findIndex((p) => p.id === Number((active as HTMLElement).dataset.card ?? -1)),
    stale: (active) => active.matches('.card:not([data-thing])'),
    successor: (index) => {
      const next = board.hand[Math.min(Math.max(index, 0), board.hand.length - 1)]
      return next ? places.nodes.get(next.id) : stage.find('.acts [data-thing]')
    },
  })
