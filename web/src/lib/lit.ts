/** Finding what a lesson or a hint speaks of, as it lies on the screen. */

/** All that can be seen of the first of these selectors that finds anything. */
export function seen(selectors: string[]): Element[] {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].filter(
      (node) =>
        node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        node.getBoundingClientRect().width > 0,
    )
    if (found.length) return found
  }
  return []
}

export type Box = { x: number; y: number; w: number; h: number }

export function boxOf(node: Element, pad = 0): Box {
  const { x, y, width, height } = node.getBoundingClientRect()
  return { x: x - pad, y: y - pad, w: width + 2 * pad, h: height + 2 * pad }
}
/** The box of a thing with all that hangs on it. */
export const wholeBox = (node: Element, pad: number): Box =>
  [...node.children]
    .filter((child) => child.getBoundingClientRect().width > 1 && child.checkVisibility({ visibilityProperty: true }))
    .reduce((box, child) => around(box, boxOf(child, pad)), boxOf(node, pad))
/** Whether words, a figure or something to press lie at a point. */
export function isWritten(x: number, y: number): boolean {
  const on = document.elementFromPoint(x, y)
  if (!on || on.closest('svg:not(.area), button, a, summary')) return true
  return [...on.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false
    const range = document.createRange()
    range.selectNode(node)
    return [...range.getClientRects()].some((r) => x >= r.left && x <= r.right && y >= r.top && y <= r.bottom)
  })
}
export const middle = (box: Box) => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 })
/** The box that both lie in. */
export function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y }
}
export const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** The point of a box that is nearest to another point. */
export function edge(box: Box, to: { x: number; y: number }) {
  return {
    x: Math.max(box.x, Math.min(box.x + box.w, to.x)),
    y: Math.max(box.y, Math.min(box.y + box.h, to.y)),
  }
}
