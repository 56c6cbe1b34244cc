/** Where the pieces lie on the sheet: measured from the page, so that the style sheet alone decides about sizes. */
import { middleOf, Stage, type Spot } from '../lib/stage.svelte'
import type { Board } from './board.svelte'
import type { Piece, Zone } from './layer.svelte'

type Box = { x: number; y: number; w: number }
export type Place = Box

/** A card is so many times as high as wide. */
export const TALL = 1.42
/** Likewise a low one: on a phone a hand of several rows has those, so that no row covers another. */
const LOW = 0.86
/** Between two rows of low cards, in rem. */
const BETWEEN = 0.375
/** Of a card that another one covers, at least so much stays free for a finger. */
const FINGER = 44
/** In how many places cards of the display are as large as they can be; below so many rem they would rather cover each other. */
const PLACES = 3
const SMALL = 3.5
const SLIM = 3.125
/** Below so many rem it is a phone's table; the style sheets say the same. */
const NARROW = 43.75
/** Likewise one whose cards in hand are low, so that they are seen without scrolling. */
const SHORT = 38.5
const nowhere: Box = { x: 0, y: 0, w: 0 }

export class Places {
  readonly #board: Board
  readonly #stage = new Stage()
  #geo = $state.raw({
    house: nowhere,
    guard: nowhere,
    hand: nowhere,
    cw: 104,
    hw: 114,
    low: 72,
    gap: 12,
    rise: 174,
    width: 1100,
    /** What is seen of the sheet at once. */
    room: 800,
    /** The size of the reader's type. */
    rem: 16,
    ready: false,
  })

  constructor(board: Board) {
    this.#board = board
  }

  set sheet(sheet: HTMLElement) {
    this.#stage.root = sheet
  }
  measure = () => {
    const sheet = this.#stage.root
    if (!sheet) return
    const style = getComputedStyle(sheet)
    const px = (name: string) => parseFloat(style.getPropertyValue(name)) || 0
    const box = (name: string): Box => {
      const row = this.#stage.box(sheet.querySelector(`[data-row="${name}"]`))
      return row ? { x: row.x, y: row.y, w: row.w } : nowhere
    }
    const next = {
      house: box('house'),
      guard: box('guard'),
      hand: box('hand'),
      cw: px('--cw'),
      hw: px('--hw'),
      low: px('--low'),
      gap: px('--gap'),
      rise: px('--rise'),
      width: sheet.offsetWidth,
      room: sheet.parentElement?.clientHeight ?? 0,
      rem: parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
      ready: true,
    }
    if (JSON.stringify(next) !== JSON.stringify(this.#geo)) this.#geo = next
  }

  get ready() {
    return this.#geo.ready
  }
  get width() {
    return this.#geo.width
  }
  /** There is room for names on the cards of the display. */
  get roomy() {
    return this.roomWidth > 5.6 * this.#geo.rem
  }
  /** There is no room for any word. */
  get slim() {
    return this.roomWidth < SLIM * this.#geo.rem
  }
  narrow = $derived.by(() => this.#geo.width < NARROW * this.#geo.rem)

  // The display

  rooms = $derived.by(() =>
    Math.max(0, ...this.#board.layer.pieces.filter((p) => !p.gone && p.zone !== 'hand').map((p) => p.at + 1)),
  )
  /** How wide the cards of the display are: many rooms make them smaller. */
  roomWidth = $derived.by(() => {
    const { cw, gap, house, rem } = this.#geo
    const places = Math.max(PLACES, this.rooms + 1)
    return Math.min(cw, Math.max(SMALL * rem, (house.w - (places - 1) * gap) / places))
  })
  /** From one room to the next; very many overlap. */
  step = $derived.by(() => {
    const { gap, house } = this.#geo
    const wide = this.roomWidth + gap
    return this.rooms > 1 ? Math.min(wide, (house.w - this.roomWidth) / (this.rooms - 1)) : wide
  })
  /** The cards of the display cover each other. */
  lapped = $derived.by(() => this.step < this.roomWidth)
  fits = (room: number) => room * this.step + this.roomWidth <= this.#geo.house.w + 1

  // The hand

  #held = $derived.by(() => this.#board.layer.in('hand').length)
  handRows = $derived.by(() => {
    const perRow = Math.max(1, Math.floor((this.#geo.hand.w - this.#geo.hw) / FINGER) + 1)
    return Math.max(1, Math.ceil(this.#held / perRow))
  })
  /** The cards of the hand are low: where there are many, or little room, as beside treasures of which some must go. */
  low = $derived.by(() => {
    const dropping = this.#board.view.phase === 'drop' && this.#board.mine
    return this.narrow && (this.handRows > 1 || dropping || this.#geo.room < SHORT * this.#geo.rem)
  })
  #hw = $derived.by(() => (this.low ? this.#geo.low : this.#geo.hw))
  #inRow = $derived.by(() => Math.ceil(this.#held / this.handRows))
  #lap = $derived.by(() => {
    const { hand } = this.#geo
    return this.#inRow > 1 ? Math.min(this.#hw + 10, (hand.w - this.#hw) / (this.#inRow - 1)) : 0
  })
  /** So much of a card of the hand is not under the next one. */
  seen({ at }: Piece) {
    const last = (at + 1) % this.#inRow === 0 || at === this.#held - 1
    return last ? this.#hw : Math.min(this.#lap, this.#hw)
  }
  /** Each card of the hand covers much of the one before. */
  tight = $derived.by(() => this.#lap > 0 && this.#lap < this.#hw * 0.75)

  of(piece: Piece): Place {
    const { hand, cw, rem } = this.#geo
    if (piece.zone === 'hand') {
      const hw = this.#hw
      const rise = this.low ? hw * LOW + BETWEEN * rem : this.#geo.rise
      const row = Math.floor(piece.at / this.#inRow)
      const inThis = Math.min(this.#inRow, this.#held - row * this.#inRow)
      const from = hand.x + (hand.w - ((inThis - 1) * this.#lap + hw)) / 2
      return { x: from + (piece.at - row * this.#inRow) * this.#lap, y: hand.y + row * rise, w: hw }
    }
    const row = piece.zone === 'house' ? this.#geo.house : this.#geo.guard
    const w = this.roomWidth
    return { x: row.x + piece.at * this.step, y: row.y + ((cw - w) * TALL) / 2, w }
  }

  /** The place of something on the table that cards come from or go to, by its name. */
  anchor(name: string): Place | null {
    const box = this.#stage.anchor(name)
    if (!box) return null
    const w = Math.min(this.#geo.cw * 0.5, box.w)
    return { x: box.x + (box.w - w) / 2, y: box.y + Math.max(0, (box.h - w * TALL) / 2), w }
  }

  /** The middle of such a thing; null where it is not drawn. */
  spot = (name: string): Spot | null => middleOf(this.#stage.anchor(name))
  middle(piece: Piece): Spot {
    const { x, y, w } = this.of(piece)
    return { x: x + w / 2, y: y + (w * (this.low && piece.zone === 'hand' ? LOW : TALL)) / 2 }
  }
  /** Above a house card, below a guard: what is said there leaves the number free of whatever card lies there next. */
  beside(piece: Piece): Spot {
    const { x, y, w } = this.of(piece)
    return { x: x + w / 2, y: piece.zone === 'house' ? y : y + w * TALL + 0.5 * this.#geo.rem }
  }

  /** Where a piece is drawn: at its place, or where it goes to. */
  transform(piece: Piece): string {
    const place = this.of(piece)
    return transformed((piece.gone && this.anchor(piece.gone)) || place, place.w)
  }
}

/** Something that is `own` pixels wide, moved and scaled to a place. */
export const transformed = ({ x, y, w }: Place, own: number) =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${(w / own).toFixed(3)})`

/** All pieces of a zone, for `aria-owns`. */
export const owned = (board: Board, zone: Zone) =>
  board.layer
    .in(zone)
    .map((p) => `kd-item-${p.id}`)
    .join(' ')
