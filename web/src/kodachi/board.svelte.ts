/**
 * The state of one reader's table: what is chosen but not yet sent, what a card would do, what may be done. All that may be done comes
 * from the legal actions; a gesture may take several of them.
 */
import { SvelteSet } from 'svelte/reactivity'
import { told, type Told } from '../lib/deeds'
import { Gesture } from '../lib/gesture.svelte'
import type { ActionInfo, KodachiView, PlayedCard } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'
import { TREASURES, guardCard, handCard, type GuardCard, type Stance, type Use } from './cards'
import { Layer, type Piece, type Zone } from './layer.svelte'
import { easiest, swapped, nearest, type Payment } from './pay'
import { outcomeOf, type Outcome } from './forecast'

export type Fight = {
  played: PlayedCard[]
  total: number
  value: number
  stance: Stance
  guard: GuardCard
  /** Of a pair: which guard, counted from 1. */
  part: number
  /** It has fallen. */
  done: boolean
  begun: boolean
}
export type Taker = { seat: number; state: 'done' | 'now' | 'next' | 'failed'; gains: Told[] }
/** What a taker does, as events call it. */
const GAINS = new Set(['took', 'paid', 'bought', 'passed'])

/** In a gesture: pay, if everybody can see that there is one way only. */
const PAY = 'pay?'

export const useOf = (card: string, name: string): Use =>
  handCard(card).uses.find((use) => use.name === name) ?? { name, dojo: null, add: 0, switch: false, draw: 0 }

export class Board {
  readonly table: Table
  readonly layer = new Layer((view) => {
    const { entries } = this.table
    const from = entries.findLastIndex((e) => e.kind === 'turn-began')
    if (from < 0 || entries[from].seat !== view.active || entries[from].round !== view.round) return null
    const found = { house: [] as string[], guard: [] as string[] }
    for (const { kind, public: facts } of entries.slice(from))
      if (kind === 'turned-up') found[facts.row === 'house' ? 'house' : 'guard'].push(String(facts.card))
    return found
  })
  readonly gesture: Gesture
  /** The hand card whose uses are shown. */
  selected = $state(-1)
  /** Hand cards and own treasures that shall go at the end of the turn. */
  readonly picked = new SvelteSet<number>()
  readonly dropped = new SvelteSet<number>()
  peeked = $state.raw<{ card: string; use: string } | null>(null)
  /** Where the card that is being dragged comes from. */
  dragged = $state<Zone | ''>('')
  /** The seat whose invasion has just failed; -1 for nobody. */
  failed = $state(-1)
  /** The seat whose cards are listed. */
  inspected = $state(-1)
  #payment = $state(-1)

  constructor(table: Table) {
    this.table = table
    this.gesture = new Gesture(table)
  }

  view = $derived.by(() => this.table.seen as KodachiView)
  own = $derived.by(() => this.view.players[this.view.seat])
  /** It is the reader's decision, and nothing is on its way. */
  mine = $derived.by(() => this.table.mine && !this.gesture.on)
  phase = $derived.by(() => this.view.phase)

  /** What may be chosen now, by verb. */
  #legal = $derived.by(() => {
    const found = new Map<string, ActionInfo[]>()
    if (!this.mine) return found
    for (const action of this.table.actions)
      if (this.table.legal.has(action.id)) found.set(action.verb, [...(found.get(action.verb) ?? []), action])
    return found
  })
  legal(verb: string, card = ''): ActionInfo[] {
    const all = this.#legal.get(verb) ?? []
    if (!card) return all
    const found = all.filter((a) => a.facts?.card === card)
    // In the order in which they stand on the card.
    const names = handCard(card).uses.map((use) => use.name)
    const place = (a: ActionInfo) => names.indexOf(String(a.facts?.use))
    return found.length > 1 ? found.sort((a, b) => place(a) - place(b)) : found
  }
  can = (verb: string, card = '') => this.legal(verb, card).length > 0

  /** Send one choice by its text. */
  choose(text: string): boolean {
    const action = this.table.called(text)
    return !!action && this.table.choose(action.id)
  }
  /** One gesture: choices by their texts, one after another. */
  start(steps: string[]) {
    const left = [...steps]
    this.gesture.start(() => {
      const step = left.shift()
      if (step === PAY) return this.#onlyPayment()
      const id = step === undefined ? undefined : this.table.called(step)?.id
      return id !== undefined && this.table.legal.has(id) ? id : undefined
    })
  }
  /** Without a card that could be gold in the hand, everybody knows that there is no other way. */
  #onlyPayment(): number | undefined {
    const secret = Object.keys(this.own?.owned ?? {}).some((key) => handCard(key).gold)
    const ways = this.table.actions.filter((a) => a.verb === 'pay' && this.table.legal.has(a.id))
    return ways.length === 1 && !secret ? ways[0].id : undefined
  }
  buy(piece: Piece) {
    this.layer.used = piece.id
    this.start([`buy ${piece.key}`, PAY])
  }

  /** Forget what was begun and belongs to another decision. */
  letGo() {
    this.selected = -1
    this.picked.clear()
    this.dropped.clear()
    this.peeked = null
    this.lit = ''
    this.#payment = -1
  }

  // Fighting

  /** The guard card that is faced or has just been beaten. */
  guard = $derived.by(() => {
    const last = this.view.guard_row[this.view.guard_row.length - 1]
    return last ? guardCard(last.card, last.treasure, last.elite) : null
  })
  fight = $derived.by((): Fight | null => {
    const { view, guard } = this
    if (!guard || !view.stance) return null
    const stance = view.stance as Stance
    if (view.phase === 'fight') {
      const played = view.fights[view.fights.length - 1] ?? []
      const begun = played.length > 0
      return {
        played,
        total: view.total,
        value: view.guard_value ?? 0,
        stance,
        guard,
        part: view.part,
        done: false,
        begun,
      }
    }
    if (view.phase !== 'decide' || !view.beaten) return null
    const played = view.fights.findLast((group) => group.length > 0) ?? []
    const part = guard.low.length
    return {
      played,
      total: view.beaten[0],
      value: view.beaten[1],
      stance,
      guard,
      part,
      done: true,
      begun: true,
    }
  })
  outcome(card: string, name: string): Outcome | null {
    const { view } = this
    const action = this.legal('play', card).find((a) => a.facts?.use === name)
    return action ? outcomeOf(this.table.ahead(action.id), view.stance as Stance, view.guard_values) : null
  }
  next = $derived.by(() => (this.peeked ? this.outcome(this.peeked.card, this.peeked.use) : null))
  /** The total with which a card wins at once, for its tag. */
  tagOf = (card: string): number | null => this.winners.find((one) => one.card === card)?.total ?? null
  /** The cards of the hand that beat the guard at once, as they would be played. */
  winners = $derived.by(() =>
    [...new Set(this.layer.in('hand').map((p) => p.key))].flatMap((card) => {
      const won = this.legal('play', card)
        .map((action) => ({ card, use: String(action.facts?.use) }))
        .map((way) => ({ ...way, outcome: this.outcome(way.card, way.use) }))
        .find(({ outcome }) => outcome?.wins)
      return won?.outcome ? [{ card, use: won.use, total: won.outcome.total }] : []
    }),
  )
  /** Where no card does: those that beat it together, each set with its letter; `draws`: on the way something is seen. */
  together = $derived.by(() =>
    this.table.together().map(({ actions, events }, i) => ({
      letter: 'ABC'[i],
      cards: actions.map(({ facts }) => ({ card: String(facts?.card), use: String(facts?.use) })),
      total: Number(events.findLast(({ kind }) => kind === 'played')?.public.total),
      draws: events.some(({ kind }) => kind === 'drew'),
    })),
  )
  /** The set that is pointed at, by its letter. */
  lit = $state('')
  /** The letters of the sets that need this card of the hand. */
  lettersOf(piece: Piece): string[] {
    if (piece.zone !== 'hand' || !this.together.length) return []
    const like = this.layer.in('hand').filter(({ key }) => key === piece.key)
    const nth = like.findIndex(({ id }) => id === piece.id)
    const needs = (cards: { card: string }[]) => cards.filter(({ card }) => card === piece.key).length > nth
    return this.together.filter(({ cards }) => needs(cards)).map(({ letter }) => letter)
  }
  /** How many cards of the hand beat the guard alone, in this stance. */
  alone = (stance: Stance) => this.view.alone[stance] ?? 0
  /** The chance against the next guard, with the card pointed at where that can be said; null where nothing can. */
  chance = $derived.by(() => {
    const { peeked, table } = this
    const action = peeked && this.legal('play', peeked.card).find((a) => a.facts?.use === peeked.use)
    return table.chance('next-guard', action?.id)
  })
  /** No card in hand beats the guard. */
  lost = $derived.by(() => this.table.chance('guard') === 0)
  /** How many cards may be taken after so many guards. */
  prize = (guards: number) => this.view.prizes[guards - 1] ?? 0

  // Taking and paying

  takers = $derived.by((): Taker[] => {
    const { view, table } = this
    if (!view.takers.length) return []
    const now = view.takers.indexOf(view.to_move)
    const ply = table.past?.ply ?? Infinity
    const from = table.entries.findLastIndex((e) => e.kind === 'turn-began' && e.ply <= ply)
    const here = table.again ? [] : table.entries.slice(from).filter((e) => e.ply <= ply && GAINS.has(e.kind))
    const gained = told(table, here)
    return view.takers.map((seat, i) => ({
      seat,
      state: i === 0 && view.failed ? 'failed' : i < now ? 'done' : i === now ? 'now' : 'next',
      gains: gained.filter(({ by }) => by === seat),
    }))
  })
  /** What each seat was worth when the taking of a turn began, where this page has seen it begin. */
  worths: { turn: string; of: number[] } = { turn: '', of: [] }
  payments = $derived.by((): Payment[] =>
    this.legal('pay').map((action) => ({ id: action.id, items: (action.facts?.payment ?? []) as string[] })),
  )
  payment = $derived.by(
    () => this.payments.find((p) => p.id === this.#payment) ?? easiest(this.payments, this.own?.coins ?? {}),
  )
  /** How many of each are being paid. */
  spent = $derived.by(() => {
    const found: Record<string, number> = {}
    for (const item of this.payment?.items ?? []) found[item] = (found[item] ?? 0) + 1
    return found
  })
  /** Pay with something else than this. */
  swap(item: string) {
    const other = this.payment && swapped(this.payments, this.payment, item)
    if (other) this.#payment = other.id
  }
  /** Pay with this as well, where a payment does. */
  payWith(item: string) {
    const now = this.payment
    if (!now) return
    const has = (p: Payment) => p.items.filter((i) => i === item).length
    const other = nearest(this.payments, now, (p) => has(p) > has(now))
    if (other) this.#payment = other.id
  }
  canPayWith = (item: string) => this.payments.some((p) => p.items.includes(item))

  // Ending the turn

  /** How many hand cards must go at least, and how many treasures exactly. */
  tooMany = $derived.by(() => this.own?.over_hand ?? 0)
  toDrop = $derived.by(() => this.own?.over_treasures ?? 0)
  discard() {
    const keys = this.layer.in('hand').filter((p) => this.picked.has(p.id))
    this.start([...keys.map((p) => `discard ${p.key}`), 'keep'])
  }
  drop() {
    const kinds = [...this.dropped].map((i) => guardCard(this.own.treasures[i]).treasure)
    this.start(kinds.map((kind) => `drop ${kind}`))
  }
  treasureOf = (card: string) => {
    const kind = guardCard(card, '').treasure
    return kind || TREASURES.find((name) => card.endsWith(name)) || 'gold'
  }
}
