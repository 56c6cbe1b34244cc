/**
 * The state of one reader's table: what is chosen but not yet sent, what a card would do, what may be done. All that may be done comes
 * from the legal actions; a gesture may take several of them.
 */
import { SvelteSet } from 'svelte/reactivity'
import { Gesture } from '../lib/gesture.svelte'
import type { ActionInfo, KodachiView, PlayedCard } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'
import { TREASURES, beats, faced, guardCard, handCard, other, type GuardCard, type Stance, type Use } from './cards'
import { Layer, type Piece } from './layer.svelte'
import { easiest, swapped, nearest, type Payment } from './pay'
import { chance } from './forecast'

export type Outcome = { total: number; stance: Stance; value: number; wins: boolean }
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
export type Taker = { seat: number; state: 'done' | 'now' | 'next' | 'failed' }

/** In a gesture: pay, if everybody can see that there is one way only. */
const PAY = 'pay?'

export const useOf = (card: string, name: string): Use =>
  handCard(card).uses.find((use) => use.name === name) ?? { name, dojo: null, add: 0, switch: false, draw: 0 }
const sumOf = (played: PlayedCard[]) =>
  played.reduce((sum, { card, use: name }) => {
    const use = useOf(card, name)
    return sum + (use.dojo ?? use.add)
  }, 0)
/** How many cards may be taken after so many guards. */
export const worthOf = (guards: number) => (guards > 2 ? guards - 1 : 1)

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
    if (view.phase !== 'decide') return null
    const played = view.fights.findLast((group) => group.length > 0) ?? []
    const part = guard.low.length
    return {
      played,
      total: sumOf(played),
      value: faced(guard, stance, part - 1),
      stance,
      guard,
      part,
      done: true,
      begun: true,
    }
  })
  outcome(card: string, name: string): Outcome | null {
    const { view, guard } = this
    if (view.phase !== 'fight' || !guard || !view.stance) return null
    const use = useOf(card, name)
    const stance = use.switch ? other(view.stance as Stance) : (view.stance as Stance)
    const total = view.total + (use.dojo ?? use.add)
    const value = faced(guard, stance, Math.max(view.part - 1, 0))
    return { total, stance, value, wins: (view.dojo !== '' || use.dojo !== null) && beats(total, value, stance) }
  }
  next = $derived.by(() => (this.peeked ? this.outcome(this.peeked.card, this.peeked.use) : null))
  /** The card as it would be played best, for its tag. */
  tagOf(card: string): number | null {
    for (const action of this.legal('play', card)) {
      const outcome = this.outcome(card, String(action.facts?.use))
      if (outcome?.wins) return outcome.total
    }
    return null
  }
  /** How many cards of the hand beat the guard alone, in this stance. */
  alone(stance: Stance): number {
    if (!this.guard || !this.own) return 0
    const value = faced(this.guard, stance)
    return Object.entries(this.view.hand).reduce(
      (sum, [key, n]) =>
        sum + (handCard(key).uses.some((u) => u.dojo !== null && beats(u.dojo, value, stance)) ? n : 0),
      0,
    )
  }
  chance = $derived.by(() => {
    const { view, table } = this
    const asked = ['declare', 'fight', 'decide'].includes(view.phase) && view.active === view.seat
    return asked && table.info?.meter !== false ? chance(view) : null
  })

  // Taking and paying

  takers = $derived.by((): Taker[] => {
    const { view } = this
    if (view.phase !== 'take' && view.phase !== 'pay') return []
    const order = Array.from({ length: view.seats }, (_, i) => (view.active + i) % view.seats)
    const now = order.indexOf(view.to_move)
    return order.map((seat, i) => ({
      seat,
      state: i === 0 && view.failed ? 'failed' : i < now ? 'done' : i === now ? 'now' : 'next',
    }))
  })
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
  tooMany = $derived.by(() => Math.max(0, (this.own?.hand_size ?? 0) - 6))
  toDrop = $derived.by(() => Math.max(0, (this.own?.treasures.length ?? 0) - 4))
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
