/** The cards that lie open: the own hand and the villages. */
import { GATHER, paced } from '../lib/motion'
import { Layer as CardLayer, type Matching, type Piece as AnyPiece } from '../lib/layer.svelte'
import type { KokopelliView } from '../lib/protocol'
import { KINDS, SPACES } from './cards'
import { slotOf } from './geometry'

export type Piece = AnyPiece & {
  /** Whose card it is. */
  back: number
  /** `hand`, or a space; `index` counts within it. */
  slot: string
  index: number
  of: number
  /** Until when it may still be on its way from where it came. */
  until: number
}
type Place = Pick<Piece, 'key' | 'back' | 'slot' | 'index' | 'of'>

/** How long a card may be on its way, with those that go before it. */
const WAY = 600

export class Layer extends CardLayer<KokopelliView, Piece> {
  hand = $derived.by(() => this.pieces.filter((p) => p.slot === 'hand' && !p.gone).sort((a, b) => a.index - b.index))

  protected match(matching: Matching<Piece>, view: KokopelliView) {
    const now = performance.now()
    let open = places(view)
    const pass = (fits: (piece: Piece, place: Place) => boolean, used: 'never' | 'only' | 'last') =>
      (open = open.filter((place) => {
        const alike = (p: Piece) => p.key === place.key && p.back === place.back && fits(p, place)
        const there = (p: Piece) => ({ ...place, from: now < p.until ? p.from : '' })
        return !matching.keep(alike, there, used)
      }))
    // What stays where it is, stays the same card; then what can have come from the hand, first of all the card that was used.
    pass((p, place) => p.slot === place.slot && p.index === place.index, 'never')
    pass((p, place) => p.slot === place.slot, 'never')
    pass((_, place) => place.slot !== 'hand', 'only')
    pass((p) => p.slot === 'hand', 'last')
    for (const place of open)
      matching.add({
        ...place,
        from: place.slot === 'hand' ? `pile-${view.seat}` : `plate-${place.back}`,
        until: now + WAY,
      })
  }

  /** The space of the ceremony that is being finished: its cards gather, the last one comes to them. */
  finishing = ''
  finish(slot: string) {
    this.finishing = slot
    this.fade = slot ? Math.max(320, paced(GATHER)) : 320
  }

  protected way = (piece: Piece) => (piece.slot !== 'hand' ? piece.slot : this.finishing || `pile-${piece.back}`)
}

/** Everything that lies open in a view: hand first, then the villages. */
function places(view: KokopelliView): Place[] {
  const found: Place[] = []
  const hand = KINDS.flatMap((kind) => Array<string>(view.hand[kind] ?? 0).fill(kind))
  hand.forEach((key, index) => found.push({ key, back: view.seat, slot: 'hand', index, of: hand.length }))
  view.villages.forEach((village, seat) => {
    for (const space of SPACES) {
      const cards = village[space]?.cards ?? []
      cards.forEach(({ kind, back }, index) =>
        found.push({ key: kind, back, slot: slotOf(seat, space), index, of: cards.length }),
      )
    }
  })
  return found
}
