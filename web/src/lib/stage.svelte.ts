/** Where things are on the screen, measured from the upper left corner of a table. */
export type Rect = { x: number; y: number; w: number; h: number }
/** A point. */
export type Spot = { x: number; y: number }

export const middleOf = (box: Rect | null | undefined): Spot | null =>
  box ? { x: box.x + box.w / 2, y: box.y + box.h / 2 } : null

export class Stage {
  root = $state<HTMLElement>()
  /** Counts how often all was placed anew. */
  version = $state(0)

  box = (element: Element | null | undefined): Rect | null => {
    if (!element || !this.root) return null
    const r = element.getBoundingClientRect()
    const o = this.root.getBoundingClientRect()
    if (!r.width) return null
    // A table may be shown smaller than it is; a whole one may be a part of a pixel wider than it says.
    const scale = Math.abs(o.width - this.root.offsetWidth) < 1 ? 1 : o.width / this.root.offsetWidth
    return {
      x: (r.left - o.left) / scale + this.root.scrollLeft,
      y: (r.top - o.top) / scale + this.root.scrollTop,
      w: r.width / scale,
      h: r.height / scale,
    }
  }
  find = (selector: string) => this.root?.querySelector<HTMLElement>(selector) ?? null
  all = (selector: string) => [...(this.root?.querySelectorAll<HTMLElement>(selector) ?? [])]
  /** The first that is drawn: a phone shows plates in its strip, a desk beside the villages. */
  seen = (selector: string) => this.all(selector).find((e) => e.offsetParent !== null)

  /** Something that cards come from or go to, by its name. */
  anchor = (name: string) => this.box(this.seen(`[data-anchor="${name}"]`))
  plate = (seat: number) => this.box(this.seen(`[data-plate="${seat}"] summary`))
  /** A length that the style sheet names. */
  length = (name: string) => (this.root ? parseFloat(getComputedStyle(this.root).getPropertyValue(name)) || 0 : 0)

  /** What was unfolded closes when it is no longer in question. */
  fold(event?: Event) {
    for (const open of this.all('details[open]'))
      if (!open.contains((event?.target as Node | null) ?? null)) open.removeAttribute('open')
  }
}
