/** Puts the cards of the layer where they lie, by transform, and lets those that have moved travel there. */
import { GATHER, MOVE, paced, TRAVEL } from '../lib/motion'
import { calmMotion } from '../lib/settings.svelte'
import type { Board } from './board.svelte'
import type { Piece } from './layer.svelte'
import type { Rect, Stage } from '../lib/stage.svelte'

/** `shows`: how much of its width is not under the next card. */
type Spot = Rect & { rot: number; z: number; seen: boolean; shows: number }
/** Between two cards from one pile. */
const GAP = 60

export class Places {
  readonly nodes = new Map<number, HTMLElement>()
  #spots = new Map<number, Spot>()
  /** Nodes on their way; those that were hurried stay in it until the next frame. */
  #moving = new WeakSet<Element>()
  #board: Board
  #stage: Stage

  constructor(board: Board, stage: Stage) {
    this.#board = board
    this.#stage = stage
  }

  /** An action for the node of a card. */
  register = (node: HTMLElement, id: number) => {
    this.nodes.set(id, node)
    return {
      destroy: () => {
        this.nodes.delete(id)
        this.#spots.delete(id)
      },
    }
  }

  /** The box of a space. */
  slot = (slot: string) => this.#stage.box(this.#stage.find(`[data-slot="${slot}"]`))
  /** The node of the card in front on a space. */
  front(slot: string): HTMLElement | undefined {
    const card = this.#board.layer.pieces.find((c) => c.slot === slot && c.index === 0)
    return card && this.nodes.get(card.id)
  }
  /** Whoever presses a card that is still on its way means this card, wherever it is when the press ends. */
  hold = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    if (this.#moving.has(event.currentTarget)) event.currentTarget.setPointerCapture(event.pointerId)
  }

  place(animate: boolean) {
    const measure = this.#measure()
    if (!measure) return
    const still = !animate || calmMotion()
    let drawn = 0
    for (const card of this.#board.layer.pieces) {
      const node = this.nodes.get(card.id)
      if (!node) continue
      const before = this.#spots.get(card.id)
      const to = measure(card, before)
      node.style.width = `${to.w}px`
      node.style.height = `${to.h}px`
      node.style.zIndex = String(to.z)
      node.style.visibility = to.seen ? 'visible' : 'hidden'
      node.style.setProperty('--rot', `${to.rot}deg`)
      node.style.setProperty('--seen', `${to.shows}px`)
      node.classList.toggle('narrow', to.shows < 0.95 * to.w)
      node.style.transform = `translate(${to.x}px, ${to.y}px)`
      this.#spots.set(card.id, to)
      if (still || !to.seen) continue
      // Cards from the pile come one after the other.
      const delay = !before && card.from.startsWith('pile-') ? GAP * drawn++ : 0
      this.#travel(card, node, before, to, delay)
    }
  }

  /** Everything is measured first: then where each card lies. */
  #measure(): ((card: Piece, before: Spot | undefined) => Spot) | null {
    const stage = this.#stage
    const perRow = this.#perRow()
    const held = stage.box(stage.find('.hand'))
    const inHand = stage.box(stage.find('.probe.in-hand'))
    const inArea = stage.box(stage.find('.probe.in-area'))
    const space = stage.box(stage.find('.probe.a-space'))
    if (!held || !inHand || !inArea || !space) return null
    const slots = new Map(stage.all('[data-slot]').map((e) => [e.dataset.slot!, stage.box(e)]))
    const count = Math.min(perRow, this.#board.hand.length)
    const rows = Math.ceil(this.#board.hand.length / perRow)
    const step = count > 1 ? Math.min(inHand.w + 10, (held.w - inHand.w - 4) / (count - 1)) : 0
    const wide = step * (count - 1) + inHand.w
    // In the middle of the table, unless the hand needs all the room beside the own plate.
    const whole = (stage.box(stage.find('.me > .plate')) && stage.box(stage.find('.me'))) || held
    const start = Math.max(held.x, whole.x + (whole.w - wide) / 2)
    const tight = inArea.w < 70

    return (card, before) => {
      if (card.slot === 'hand' && !card.gone) {
        const row = Math.floor(card.index / perRow)
        const low = held.y + held.h - (inHand.h < 150 ? 6 : 10)
        const y = low - inHand.h - (rows - 1 - row) * (inHand.h + 4)
        const at = card.index - row * perRow
        const last = at === perRow - 1 || card.index === this.#board.hand.length - 1
        const shows = last ? inHand.w : Math.min(inHand.w, step)
        return { ...inHand, x: start + step * at, y, rot: 0, z: 100 + card.index, seen: true, shows }
      }
      if (card.gone.startsWith('pile-')) {
        const pile = stage.anchor(card.gone) ?? held
        return { ...(before ?? { ...pile, rot: 0, seen: true, shows: pile.w }), x: pile.x, y: pile.y, z: 95 }
      }
      const box = slots.get(card.gone || card.slot)
      if (!box) return { x: 0, y: 0, w: inArea.w, h: inArea.h, rot: 0, z: 0, seen: false, shows: inArea.w }
      // A fan: the first card in front, the others behind it and turned a little.
      const k = this.#board.isNear(card.gone || card.slot) ? 1 : box.w / space.w
      const behind = card.index === 0 || card.gone ? 0 : card.of - card.index
      const [w, h] = [inArea.w * k, inArea.h * k]
      return {
        x: box.x + (box.w - w) / 2 + (card.gone ? 0 : card.of - 1) * (tight ? 3 : 5) * k,
        y: box.y + (box.h - h) / 2,
        w,
        h,
        rot: -behind * (tight ? 4 : 5.5),
        z: 20 + (card.index === 0 ? 9 : card.index),
        seen: true,
        shows: w,
      }
    }
  }

  /** How many cards a row of the hand holds. With several rows, which the style sheet learns, cards may be lower. */
  #perRow(): number {
    const width = (of: string) => this.#stage.box(this.#stage.find(of))?.w ?? 1
    const card = width('.probe.in-hand')
    const seen = card * (this.#stage.length('--lap') || 1)
    const most = Math.max(1, Math.floor((width('.hand') - card) / seen) + 1)
    const count = this.#board.hand.length
    const rows = Math.max(1, Math.ceil(count / most))
    this.#stage.root?.style.setProperty('--rows', String(rows))
    this.#stage.root?.toggleAttribute('data-rows', rows > 1)
    return Math.max(1, Math.ceil(count / rows))
  }

  #travel(card: Piece, node: HTMLElement, before: Spot | undefined, to: Spot, delay: number) {
    if (card.gone && card.gone === this.#board.layer.finishing) return this.#gather(card, node, before ?? to, to)
    const from = before ?? (card.from ? this.#source(card.from, to) : null)
    if (!from?.seen) return
    if (!card.gone && Math.abs(from.x - to.x) + Math.abs(from.y - to.y) <= 1) return
    const turned = node.querySelector('.turned')
    const end = (card.gone && turned && this.#source(card.gone, to)) || { ...to, y: to.y + (card.gone ? 8 : 0) }
    const css = (s: Spot) => `translate(${s.x}px, ${s.y}px) scale(${s.w / to.w}, ${s.h / to.h})`
    const move = card.from.startsWith('plate-')
      ? { ...MOVE, duration: Math.max(MOVE.duration / 2, paced(TRAVEL)) }
      : MOVE
    const timing: KeyframeAnimationOptions = { ...move, delay, fill: card.gone ? 'both' : 'backwards' }
    const way = node.animate(
      [
        { transform: css(from), opacity: before || turned ? 1 : 0.2 },
        { transform: css(end), opacity: card.gone && !turned ? 0 : 1 },
      ],
      timing,
    )
    this.#moving.add(node)
    way.onfinish = way.oncancel = () => this.#moving.delete(node)
    if (!turned) return
    // What comes from a pile or another's hand turns its face up, what goes back turns it down.
    const [up, down] = card.gone ? [180, 0] : [0, 180]
    node.querySelector('.face')?.animate({ rotate: [`y ${down}deg`, `y ${up}deg`] }, timing)
    turned.animate({ rotate: [`y ${down - 180}deg`, `y ${up - 180}deg`] }, timing)
  }

  /** The cards of a finished ceremony close to a stack, rest for a moment and sink. */
  #gather(card: Piece, node: HTMLElement, from: Spot, to: Spot) {
    const at = (s: Spot, down = 0) => `translate(${s.x}px, ${s.y + down}px) scale(${s.w / to.w}, ${s.h / to.h})`
    const travel = card.slot === 'hand' ? 0.2 : 0.34
    node.animate(
      [
        { transform: at(from), opacity: 1, easing: MOVE.easing },
        { transform: at(to), opacity: 1, offset: travel },
        { transform: at(to), opacity: 1, offset: 0.78, easing: 'ease-in' },
        { transform: at(to, 22), opacity: 0 },
      ],
      { duration: Math.max(320, paced(GATHER)), fill: 'both' },
    )
  }

  /** A pile or a plate as the beginning of a way: half as big, in its middle. */
  #source(from: string, to: Spot): Spot | null {
    const [what, seat] = from.split('-')
    const box = (what === 'plate' ? this.#stage.plate(Number(seat)) : null) ?? this.#stage.anchor(`pile-${seat}`)
    if (!box) return null
    const [w, h] = [to.w / 2, to.h / 2]
    return { ...to, x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h, rot: 0 }
  }
}
