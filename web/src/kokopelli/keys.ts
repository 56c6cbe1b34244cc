/** The keys of this table; the page itself knows H, U, L and ?. */
import { focusOn, forTable } from '../lib/arrows'
import type { Board } from './board.svelte'
import type { Places } from './places.svelte'
import type { Stage } from '../lib/stage.svelte'

export function pressed(event: KeyboardEvent, board: Board, places: Places) {
  if (!forTable(event)) return
  const key = event.key.toLowerCase()
  if (key === 'escape' && (board.busy || board.card !== null)) {
    board.letGo()
    event.stopPropagation()
  } else if (key === 'd') board.act(board.one('draw')?.id)
  else if (key === 'e') board.exchange()
  else if (key === 'c' && board.ways.cancel.size) board.cancel()
  else if (key === 's') board.stop()
  else if (/^[1-9]$/.test(key) && board.hand[Number(key) - 1]) {
    const card = board.hand[Number(key) - 1]
    const node = places.nodes.get(card.id)
    focusOn(node)
    if (node) board.pressCard(card, node)
  } else return
  event.preventDefault()
}

/** Up from a chosen card leads to the nearest place it may go to, down from a chosen place to the nearest card that may come. */
export function led(event: KeyboardEvent, board: Board, stage: Stage) {
  const from = document.activeElement
  const [way, thing, wanted] = board.slot
    ? ['ArrowDown', '.space', '.card.can']
    : ['ArrowUp', '.card.held', '.space.target, .aim summary']
  if (event.key !== way || !board.busy || !from?.matches(thing) || event.ctrlKey || event.metaKey || event.altKey)
    return
  const at = middle(from)
  const ways = stage.all(wanted).filter((e) => e.offsetParent !== null)
  const far = new Map(ways.map((e) => [e, Math.hypot(middle(e).x - at.x, middle(e).y - at.y)]))
  ways.sort((a, b) => far.get(a)! - far.get(b)!)
  if (!ways.length) return
  focusOn(ways[0])
  event.preventDefault()
  event.stopPropagation()
}

function middle(element: Element) {
  const r = element.getBoundingClientRect()
  return { x: r.x + r.width / 2, y: r.y + r.height / 2 }
}
