/** The outline of the own play area across the villages (KP-3.2, KP-3.3), from where the spaces are drawn. It grows and shrinks visibly. */
import { MOVE } from '../lib/motion'
import { calmMotion } from '../lib/settings.svelte'
import { outline, type Box } from './outline'
import type { Stage } from '../lib/stage.svelte'

type Boxes = Map<string, Box>

export class Area {
  svg = $state<SVGElement>()
  path = $state('')
  /** Where its name stands. */
  label = $state.raw({ x: 0, y: 0 })
  #stage: Stage
  #from: Boxes = new Map()
  #to: Boxes = new Map()
  #now: Boxes = new Map()
  /** Tells how far a change has come; whoever hurries it, hurries the outline. */
  #clock: Animation | null = null

  constructor(stage: Stage) {
    this.#stage = stage
  }

  draw(animate: boolean) {
    const boxes = this.#boxes()
    const own = boxes?.get('own')
    if (!boxes || !own) return
    this.label = { x: own.r - 22, y: own.b }
    if (same(boxes, this.#to)) return
    this.#to = boxes
    if (this.#clock) return
    if (!animate || calmMotion() || !this.#now.size || !this.svg) return this.#show(boxes)
    this.#from = this.#now
    this.#clock = this.svg.animate({ opacity: [1, 1] }, MOVE)
    this.#step()
  }

  #step = () => {
    const done = this.#clock?.effect?.getComputedTiming().progress
    if (typeof done !== 'number' || this.#clock?.playState === 'finished') {
      this.#clock = null
      return this.#show(this.#to)
    }
    const mid: Boxes = new Map()
    for (const key of new Set([...this.#from.keys(), ...this.#to.keys()])) {
      // What is new grows from its lower edge, what goes shrinks to it.
      const [a, b] = [this.#from.get(key) ?? edge(this.#to.get(key)!), this.#to.get(key) ?? edge(this.#from.get(key)!)]
      const mix = (side: keyof Box) => a[side] + (b[side] - a[side]) * done
      mid.set(key, { l: mix('l'), r: mix('r'), t: mix('t'), b: mix('b') })
    }
    this.#show(mid)
    requestAnimationFrame(this.#step)
  }

  #show(boxes: Boxes) {
    this.#now = boxes
    this.path = outline([...boxes.values()], 20)
  }

  #boxes(): Boxes | null {
    const stage = this.#stage
    const pad = stage.length('--area-pad') || 12
    const grown = (element: Element | null | undefined): Box | null => {
      const b = stage.box(element)
      return b && { l: b.x - pad, r: b.x + b.w + pad, t: b.y - pad, b: b.y + b.h + pad }
    }
    const own = grown(stage.find('.village.own'))
    if (!own) return null
    const boxes: Boxes = new Map([['own', own]])
    const lid = grown(stage.find('.village.own .pile'))
    if (lid) boxes.set('lid', { ...lid, b: own.b })
    for (const element of stage.all('.village:not(.own) .reached')) {
      const box = grown(element)
      if (!box) continue
      const village = element.closest<HTMLElement>('.village')!
      const pairs = [...village.querySelectorAll('.near')]
      const near = grown(pairs[0])
      const next = grown(pairs[1])
      // What an ability adds hangs together with the near pairs: above the one or beside it, or between the two.
      if (!pairs.includes(element) && near && next) Object.assign(box, { l: near.r, r: next.l })
      else if (element.matches('.sunny') && near && box.b > near.t + 2 * pad)
        Object.assign(box, { l: Math.min(box.l, near.l), r: Math.max(box.r, near.r), t: near.t, b: near.b })
      else if (element.matches('.sunny') && near) box.b = near.t + 2 * pad
      else if (!pairs.includes(element) && near) Object.assign(box, { l: near.l, r: near.r, b: near.t + 2 * pad })
      else if (box.b > own.t + 40) {
        if (box.r <= own.l + 2 * pad) box.r = own.l
        else if (box.l >= own.r - 2 * pad) box.l = own.r
      } else box.b = own.t
      const what = element.matches('.sunny') ? 'sun' : pairs.indexOf(element)
      boxes.set(`${village.dataset.village}/${what}`, box)
    }
    return boxes
  }
}

const edge = (box: Box): Box => ({ ...box, t: box.b })
const same = (a: Boxes, b: Boxes) =>
  a.size === b.size && [...a].every(([key, q]) => b.has(key) && JSON.stringify(b.get(key)) === JSON.stringify(q))
