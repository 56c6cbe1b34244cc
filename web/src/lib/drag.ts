/**
 * Drag and drop beside clicking, with mouse, pen and finger: a thing follows the pointer once it has been moved a little. What it means
 * where it is let go is the game's affair, which answers as it does to a click.
 */
import type { Table } from './table.svelte'

export type Dragging = {
  table: Table
  /** Whether it may be taken up. */
  can: boolean
  /** What moves, where that is not the node itself. */
  moves?: (node: HTMLElement) => HTMLElement
  /** It is taken up. */
  begin: () => void
  /** What lies under it now. */
  over?: (under: Element[]) => void
  /** It is let go over these, from above to below. */
  drop: (under: Element[]) => void
  /** However it ended. */
  end?: () => void
}

const FAR = { mouse: 6, touch: 10 }
/** After so many milliseconds without an answer it goes back by itself. */
const PATIENCE = 3000

export function drag(node: HTMLElement, given: Dragging) {
  let from: { x: number; y: number; id: number } | null = null
  let taken = false
  const thing = () => given.moves?.(node) ?? node
  const touchable = () => (node.style.touchAction = given.can ? 'none' : '')
  touchable()

  const under = (event: PointerEvent) =>
    document.elementsFromPoint(event.clientX, event.clientY).filter((element) => !thing().contains(element))

  function down(event: PointerEvent) {
    if (event.button !== 0 || !event.isPrimary || !given.can) return
    from = { x: event.clientX, y: event.clientY, id: event.pointerId }
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', stop)
    addEventListener('keydown', escape, true)
  }
  function move(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    if (!taken) {
      if (Math.hypot(x, y) < (event.pointerType === 'mouse' ? FAR.mouse : FAR.touch)) return
      taken = true
      thing().classList.add('dragged')
      given.begin()
    }
    thing().style.translate = `${x}px ${y}px`
    given.over?.(under(event))
  }
  function up(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return
    if (taken) {
      swallowClick()
      given.drop(under(event))
    }
    stop()
  }
  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !taken) return
    event.stopPropagation()
    swallowClick()
    stop()
  }
  function stop() {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', stop)
    removeEventListener('keydown', escape, true)
    from = null
    if (!taken) return
    taken = false
    settle(performance.now() + PATIENCE)
    given.end?.()
  }
  /** It stays where it was let go until the answer is there, and goes from there to where it belongs. */
  function settle(until: number) {
    if (given.table.sent !== null && performance.now() < until) return void requestAnimationFrame(() => settle(until))
    thing().classList.replace('dragged', 'settling')
    thing().style.translate = ''
    setTimeout(() => thing().classList.remove('settling'), 300)
  }

  node.addEventListener('pointerdown', down)
  return {
    update(next: Dragging) {
      given = next
      touchable()
    },
    destroy() {
      node.removeEventListener('pointerdown', down)
      stop()
    },
  }
}

/** The click that a browser makes of a drag means nothing. */
function swallowClick() {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
}
