/**
 * The state of one reader's table: what is chosen but not yet sent, what may be done with it, and what a card would pay. All that may be
 * done comes from the legal actions; the whole hand under the pile is a gesture that takes several of them, one after another.
 */
import { Gesture } from '../lib/gesture.svelte'
import type { ActionInfo, KokopelliView } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'
import { sayWhy } from '../lib/why.svelte'
import { finishes, paysOf, sums, type Pay } from './forecast'
import { ceremonyAt, near, readSlot, seated, slotOf, slotsOfPlace, villageOf, type Seated } from './geometry'
import { Layer, type Piece } from './layer.svelte'
import { whyCard, whySlot } from './why'

export type Ways = Map<string, Map<string, number>>
export type Foretold = { at: string; finishes: boolean; ceremony: string; rows: [number, Pay[]][] }

const NOWHERE: ReadonlyMap<string, number> = new Map()

export class Board {
  readonly table: Table
  readonly layer = new Layer()
  readonly gesture: Gesture
  /** A card in hand, by its key. */
  card = $state<number | null>(null)
  /** A space chosen before the card. */
  slot = $state('')
  cancelling = $state(false)
  /** The space that is pointed at or focused. */
  pointed = $state('')

  constructor(table: Table) {
    this.table = table
    this.gesture = new Gesture(table)
  }

  view = $derived.by(() => this.table.seen as KokopelliView)
  /** The seat in front; a spectator sits behind the first. */
  me = $derived.by(() => Math.max(0, this.view.seat))
  playing = $derived.by(() => this.view.seat >= 0)
  seats = $derived.by(() => this.view.seats)
  places = $derived.by(() => seated(this.me, this.seats))
  others = $derived.by(() => Object.entries(this.places) as [keyof Seated, number][])
  /** It is the reader's decision, and nothing is on its way. */
  mine = $derived.by(() => this.table.mine && this.table.sent === null)
  phase = $derived.by(() => this.view.phase)
  /** Actions left. */
  left = $derived.by(() => this.view.compulsory + this.view.extra)
  /** Sun is one of the ceremonies of this game. */
  sun = $derived.by(() => this.view.ceremonies.includes('sun'))
  reachAll = $derived.by(() => this.playing && this.view.reach[this.me].length > this.view.areas[this.me].length)
  hand = $derived.by(() => this.layer.hand)

  /** Where the others acted since the reader's last turn, with the last who did. */
  traces = $derived.by((): ReadonlyMap<string, number> => {
    const found = new Map<string, number>()
    if (this.table.fresh)
      for (const { seat, entries } of this.table.since)
        for (const { public: facts } of entries)
          if (typeof facts.space === 'string') found.set(slotOf(Number(facts.village), facts.space), seat)
    return found
  })

  /** What the plate of a seat shows. */
  plate(seat: number) {
    const { points, turn, phase } = this.view
    return { table: this.table, seat, points: points[seat], active: turn === seat && phase !== 'over' }
  }

  // What may be chosen, by card and by place

  legal = $derived.by(() => (this.mine ? this.table.actions.filter((a) => this.table.legal.has(a.id)) : []))
  ways = $derived.by(() => {
    const byCard: Ways = new Map()
    const bySlot: Ways = new Map()
    const under = new Map<string, number>()
    const cancel = new Map<string, number>()
    for (const action of this.legal) {
      const card = String(action.facts?.card ?? '')
      const slots = this.slotsOf(action)
      if (action.verb === 'under') under.set(card, action.id)
      else if (action.verb === 'cancel') for (const slot of slots) cancel.set(slot, action.id)
      else
        for (const slot of slots) {
          add(byCard, card, slot, action.id)
          add(bySlot, slot, card, action.id)
        }
    }
    return { byCard, bySlot, under, cancel }
  })
  one = (verb: string) => this.legal.find((a) => a.verb === verb)

  /** The spaces a choice means. */
  slotsOf(action: ActionInfo): string[] {
    const facts = action.facts as Record<string, string>
    if (action.verb === 'open') return slotsOfPlace(this.view, this.me, facts.place)
    if (action.verb === 'play') return this.#standing(villageOf(facts.village, this.me, this.seats), facts.ceremony)
    if (action.verb === 'cancel') return this.#standing(this.me, facts.ceremony)
    return []
  }
  #standing = (seat: number, kind: string) =>
    Object.entries(this.view.villages[seat] ?? {}).flatMap(([space, c]) =>
      c.ceremony === kind ? [slotOf(seat, space)] : [],
    )

  // What the player is doing

  /** The kind of the chosen card. */
  chosen = $derived.by(() => this.hand.find((p) => p.id === this.card)?.key ?? '')
  /** The spaces that are lit, with what choosing them does. */
  targets = $derived.by((): ReadonlyMap<string, number> => {
    if (this.cancelling) return this.ways.cancel
    if (this.chosen) return this.ways.byCard.get(this.chosen) ?? NOWHERE
    return this.slot ? new Map([[this.slot, -1]]) : NOWHERE
  })
  busy = $derived.by(() => !!this.chosen || !!this.slot || this.cancelling)
  /** Birth: the kinds that were drawn and may be played. */
  drawn = $derived.by(() => (this.phase === 'play-drawn' ? this.view.drawn : []))

  usable(kind: string): boolean {
    if (this.ways.under.has(kind)) return true
    if (this.slot) return this.ways.bySlot.get(this.slot)?.has(kind) ?? false
    return this.ways.byCard.has(kind)
  }
  canUse = (slot: string) => this.ways.bySlot.has(slot) || (this.cancelling && this.ways.cancel.has(slot))
  isNear = (slot: string) => near(this.view, this.me, slot)
  /** Something that a phone keeps folded away is lit. */
  aimed = (seat: number) => [...this.targets.keys()].some((s) => readSlot(s).seat === seat && !this.isNear(s))

  letGo() {
    this.card = null
    this.slot = ''
    this.cancelling = false
  }
  act(id: number | undefined) {
    if (id === undefined || id < 0) return
    this.layer.used = this.card ?? -1
    this.letGo()
    this.table.choose(id)
  }
  pressCard(c: Piece, node: HTMLElement) {
    if (c.slot !== 'hand') return
    const under = this.ways.under.get(c.key)
    if (under !== undefined) {
      this.card = c.id
      return this.act(under)
    }
    if (!this.usable(c.key)) {
      if (this.card !== null || this.slot || this.cancelling) this.letGo()
      void sayWhy(node, this.table, whyCard(this, c.key))
      return
    }
    if (this.slot) {
      const id = this.ways.bySlot.get(this.slot)?.get(c.key)
      this.card = c.id
      return this.act(id)
    }
    this.cancelling = false
    if (this.card === c.id) {
      // One way: the second click takes it.
      const ids = new Set(this.ways.byCard.get(c.key)?.values())
      if (ids.size === 1) return this.act([...ids][0])
      return this.letGo()
    }
    this.card = c.id
  }
  pressSlot(s: string, node: HTMLElement) {
    const id = this.targets.get(s)
    if (id !== undefined && id >= 0) return this.act(id)
    const kinds = this.ways.bySlot.get(s)
    if (this.cancelling || this.chosen || !kinds) {
      this.letGo()
      if (!kinds || !this.mine) void sayWhy(node, this.table, whySlot(this, s))
      else this.slot = s
      return
    }
    if (this.slot === s) {
      if (kinds.size === 1) return this.act([...kinds.values()][0])
      this.slot = ''
    } else this.slot = s
  }
  // Dragging a card means what clicking it and then the place means

  lift(c: Piece) {
    this.letGo()
    this.card = c.id
  }
  /** The space among these that a card is held over. */
  #under = (things: Element[]) => things.find((e): e is HTMLElement => e.matches('[data-slot]'))
  hover(things: Element[]) {
    this.pointed = this.#under(things)?.dataset.slot ?? ''
  }
  drop(c: Piece, things: Element[]) {
    const node = this.#under(things)
    const slot = node?.dataset.slot ?? ''
    const under = this.ways.under.get(c.key)
    const pile = things.some((e) => e.matches(`[data-anchor="pile-${this.me}"]`))
    const id = pile ? under : this.targets.get(slot)
    if (id !== undefined) return this.act(id)
    const why = node ? whySlot(this, slot) : null
    this.letGo()
    if (node && why) void sayWhy(node, this.table, why)
  }
  cancel() {
    const next = !this.cancelling
    this.letGo()
    this.cancelling = next
  }
  exchange() {
    // The whole hand goes under the pile, as it lies.
    if (this.phase === 'exchange')
      this.gesture.start(() => {
        const [first] = this.hand
        if (first) this.layer.used = first.id
        return first && this.ways.under.get(first.key)
      })
    else this.act(this.one('exchange')?.id)
  }
  stop() {
    this.act((this.one('stop') ?? this.one('end') ?? this.one('pass'))?.id)
  }
  // What it would pay

  #ahead = (id: number | undefined) => this.table.ahead(id)

  /** What the chosen card would pay on the target pointed at, or on the only one that it finishes. */
  foretold = $derived.by((): Foretold | null => {
    const { view, slot, pointed, chosen, ways } = this
    if (!this.mine || this.cancelling) return null
    const here = slot ? (ways.bySlot.get(slot) ?? NOWHERE) : NOWHERE
    const fits = chosen ? here.get(chosen) : [...here.values()].find((id) => finishes(this.#ahead(id)))
    const places = slot ? new Map(fits === undefined ? [] : [[slot, fits]]) : this.targets
    const ends = [...places].filter(([, id]) => finishes(this.#ahead(id))).map(([at]) => at)
    const at = places.has(pointed) ? pointed : ends[0]
    const ceremony = at && ceremonyAt(view, at)?.ceremony
    const pays = ceremony ? paysOf(this.#ahead(places.get(at))) : []
    if (!ceremony || !pays.length) return null
    const bySeat = new Map<number, Pay[]>()
    for (const pay of pays) bySeat.set(pay.seat, [...(bySeat.get(pay.seat) ?? []), pay])
    return { at, finishes: ends.includes(at), ceremony, rows: [...bySeat] }
  })
  /** The best that a card in hand would pay at once by finishing here: seats and points. */
  promise(s: string): [number, number][] {
    const { view, chosen } = this
    if (!this.mine || this.cancelling || !ceremonyAt(view, s)) return []
    const all = [...(this.ways.bySlot.get(s) ?? [])].filter(([, id]) => finishes(this.#ahead(id)))
    const found = all.find(([kind]) => kind === chosen) ?? (chosen ? undefined : all[0])
    return found ? sums(paysOf(this.#ahead(found[1]))) : []
  }
}

function add(ways: Ways, a: string, b: string, id: number) {
  if (!ways.has(a)) ways.set(a, new Map())
  ways.get(a)!.set(b, id)
}
