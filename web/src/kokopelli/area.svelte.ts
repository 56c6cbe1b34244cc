/** The outline of the own play area across the villages (KP-3.2, KP-3.3), from where the spaces are drawn. */
import { outline, type Box } from './outline'
import type { Stage } from './stage.svelte'

export class Area {
  path = $state('')
  /** Where its name stands. */
  label = $state.raw({ x: 0, y: 0 })
  #stage: Stage

  constructor(stage: Stage) {
    this.#stage = stage
  }

  draw() {
    const boxes = this.#boxes()
    if (!boxes) return
    this.path = outline(boxes, 20)
    this.label = { x: boxes[0].r - 22, y: boxes[0].b }
  }

  #boxes(): Box[] | null {
    const stage = this.#stage
    const pad = stage.length('--area-pad') || 12
    const grown = (element: Element | null | undefined): Box | null => {
      const b = stage.box(element)
      return b && { l: b.x - pad, r: b.x + b.w + pad, t: b.y - pad, b: b.y + b.h + pad }
    }
    const own = grown(stage.find('.village.own'))
    if (!own) return null
    const boxes = [own]
    const lid = grown(stage.find('.village.own .pile'))
    if (lid) boxes.push({ ...lid, b: own.b })
    for (const element of stage.all('.village:not(.own) .reached')) {
      const box = grown(element)
      if (!box) continue
      const pairs = [...element.closest('.village')!.querySelectorAll('.near')]
      const near = grown(pairs[0])
      const next = grown(pairs[1])
      // What an ability adds hangs together with the near pairs: above the one, or between the two.
      if (!pairs.includes(element) && near && next) Object.assign(box, { l: near.r, r: next.l })
      else if (element.matches('.sunny') && near) box.b = near.t + 2 * pad
      else if (!pairs.includes(element) && near) Object.assign(box, { l: near.l, r: near.r, b: near.t + 2 * pad })
      else if (box.b > own.t + 40) {
        if (box.r <= own.l + 2 * pad) box.r = own.l
        else if (box.l >= own.r - 2 * pad) box.l = own.r
      } else box.b = own.t
      boxes.push(box)
    }
    return boxes
  }
}
