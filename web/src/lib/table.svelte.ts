/**
 * One table as this browser knows it. The server's word is law: `view` and `legal` come from it, a choice changes nothing here until the
 * server has told what happened. Updates are shown one after another, so that one can see them; any input shows them all at once.
 */
import { ROOT } from './root'
import * as api from './api'
import { Connection, type Status } from './connection'
import { identity } from './identity.svelte'
import { t } from './i18n.svelte'
import { patched } from './patch'
import { shuffleMove } from './shuffle'
import { calmMotion, settings } from './settings.svelte'
import type {
  ActionInfo,
  Actions,
  ClientMessage,
  Clocks,
  Earlier,
  Foreseen,
  GameEvent,
  Guest,
  Hinted,
  Reason,
  ServerMessage,
  Step,
  TableInfo,
  Update,
  View,
  Welcome,
} from './protocol'
import type { TableEvent } from './words'

/** One thing that happened, with its place in the history. */
export type Entry = TableEvent & { key: string; seq: number; ply: number; round: number }
/** One turn of the log. */
export type Turn = { key: string; seat: number; round: number; entries: Entry[]; final: boolean }
/** Points by the rule that gave them. */
export type Source = { id: string; rule: string; points: number; times: number }

/** What gave points: the source that the game names, or else the rule. */
export const sourceOf = (entry: TableEvent) => String(entry.public.source ?? entry.public.rule ?? '')

/** What answers a table. */
export type Link = { send: (message: ClientMessage) => boolean; close: () => void }

type Shown = {
  view: View | null
  legal: number[]
  floor: number
  clocks: Clocks | null
  table: TableInfo | null
  seat: number
  step: Step | null
}

/** How long an eye needs for what others do, in milliseconds at normal speed, by the kind of event. */
const BEATS: Record<string, number> = {
  'turn-began': 180,
  opened: 510,
  played: 510,
  finished: 1400,
  cancelled: 400,
  drew: 300,
  defeated: 300,
  failed: 1250,
  'token-gained': 700,
  took: 600,
  bought: 700,
  scored: 260,
}
/** Things that have no beat of their own. */
const REST = 120
/** How much longer or shorter at each speed, and how long all that waits may take together. */
export const SPEEDS = {
  calm: { pace: 1.6, most: 13_000 },
  normal: { pace: 1, most: 8000 },
  quick: { pace: 0.26, most: 2000 },
  once: { pace: 0, most: 0 },
} as const
export type Speed = keyof typeof SPEEDS
/** How many seconds a card played by somebody else is looked at. */
export const secondsOf = (speed: Speed) => ((REST + BEATS['turn-began'] + BEATS.played) * SPEEDS[speed].pace) / 1000

/** What somebody else did since the reader's last turn, by who chose. */
export type Deeds = { seat: number; entries: Entry[]; points: [number, number][] }

/** So many situations are kept to be shown again. */
const KEPT = 200
const beatOf = (events: GameEvent[] = []) => events.reduce((sum, [kind]) => sum + (BEATS[kind] ?? 0), REST)

export class Table {
  readonly id: string
  info = $state.raw<TableInfo | null>(null)
  seat = $state(-1)
  player = $state('')
  /** What is shown now. */
  view = $state.raw<View | null>(null)
  /** Ids that may be chosen now; empty while something is on its way. */
  legal = $state.raw<ReadonlySet<number>>(new Set())
  floor = $state(0)
  ply = $state(0)
  clocks = $state.raw<(Clocks & { at: number }) | null>(null)
  steps = $state.raw<Step[]>([])
  present = $state.raw<number[]>([])
  watching = $state(0)
  /** There is older chat than what is here. */
  moreChat = $state(false)
  status = $state<Status>('connecting')
  /** Was connected before: then a lost connection is told as a loss, not as a beginning. */
  known = $state(false)
  /** The last thing refused, as the key of a text. */
  failure = $state.raw<{ key: string; facts: Record<string, unknown>; reason?: Reason | null; n: number } | null>(null)
  /** The table as it was, when somebody looks back. */
  past = $state.raw<{ ply: number; view: View } | null>(null)
  /** What each choice will surely do, and the chances, as the engine says; asked once when a decision comes up. */
  foreseen = $state.raw<Foreseen | null>(null)
  hinted = $state.raw<{ seq: number; action: number } | null>(null)
  /** The hint with its reasons, until something happens. */
  advice = $state.raw<Hinted | null>(null)
  actions = $state.raw<ActionInfo[]>([])
  /** A finished game is being looked at: nothing can be chosen. */
  replaying = $state(false)
  /** A lesson: no server answers, but a script. */
  scripted = false
  /** A choice that is on its way. */
  sent = $state<number | null>(null)
  /** A choice that waits until it is known whether it ends the turn. */
  #held: number | null = null
  /** A choice that the reader wants to be asked about first. */
  doubted = $state<number | null>(null)
  /** The verbs of choices that are asked about, where the reader wants that: the game names them. */
  grave: string[] = []
  /** A game's own last word before an update is shown: it may look at the table as it still is. */
  beforeShow: ((next: View | null, events: TableEvent[]) => void) | null = null

  /** Called when something was tried that can't be chosen. */
  tried: (() => void) | null = null

  /** The game this one was branched off from. */
  #parent = $state.raw<TableInfo | null>(null)
  #connection: Link | null = null
  #latest: Shown = { view: null, legal: [], floor: 0, clocks: null, table: null, seat: -1, step: null }
  #seq = 0
  /** The sequence number of the situation that is asked about: words said since do not change it. */
  #situation = 0
  #epoch = 0
  /** The last thing sent for the shuffle, so that it is sent once. */
  #shuffled = ''
  /** A choice whose answer got lost with the connection, and the last sequence number before it. */
  #unanswered: { seq: number; action: number } | null = null
  #queue: Shown[] = []
  #timer = 0
  #reasons = new Map<number, Reason | null>()
  #asked = new Map<number, ((reason: Reason | null) => void)[]>()
  /** The questions that are on their way, each with its actions. */
  #questions: number[][] = []
  /** The actions, on their way before it is known whether the game has begun. */
  #early: Promise<Actions> | null = null

  /** `who` looks at it: somebody who shares this device, nobody (null), or else the guest of this browser. */
  constructor(
    id: string,
    readonly who?: Guest | null,
  ) {
    this.id = id
  }

  async connect() {
    const { who } = this
    const wanted = who === undefined ? (identity.guest ?? (await identity.need().catch(() => null))) : who
    const url = new URL(`${ROOT}/ws/${encodeURIComponent(this.id)}`, location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    this.#connection = new Connection(url.href, {
      message: (message) => this.#hear(message),
      status: (status) => {
        this.status = status
        if (status === 'online') return
        this.#asking = false
        if (this.#held !== null) this.fail('web-offline-refused')
        this.#held = null
        if (this.sent === null) return
        this.#unanswered = { seq: this.#seq, action: this.sent }
        this.sent = null
      },
      seen: () => this.#seq,
      epoch: () => this.#epoch,
      token: () => (who === undefined ? identity.guest?.token : who?.token) ?? wanted?.token ?? '',
    })
  }

  /** Somebody else than a server answers: the script of a lesson. */
  play(link: Link) {
    this.scripted = true
    this.#connection = link
    this.status = 'online'
  }
  /** Takes in what the server, or whoever answers in its place, has to say. */
  hear = (message: ServerMessage) => this.#hear(message)

  /** Asks for what a running game will need. */
  hurry() {
    this.#early = this.#askActions()
    this.#early.catch(() => (this.#early = null))
  }

  close() {
    this.#connection?.close()
    clearTimeout(this.#timer)
  }

  // What a reader can ask of a table

  get game() {
    return this.info?.game ?? ''
  }
  get names(): string[] {
    return this.info ? namesAt(this.info, this.#parent) : []
  }
  /** Also without a connection: then a choice is refused visibly, not swallowed. */
  get mine(): boolean {
    const turn = this.seat >= 0 && this.view?.to_move === this.seat
    return turn && this.status !== 'closed' && !this.past && !this.again && !this.standIn
  }
  /** A bot plays for the person here. */
  get standIn(): boolean {
    const seat = this.info?.status === 'running' && !this.replaying ? this.info.seats[this.seat] : undefined
    return seat?.kind === 'person' && !!seat.bot
  }
  get over(): boolean {
    return this.info?.status === 'over' && !this.#queue.length
  }
  /** What is drawn: the situation now, or an earlier one. */
  get seen(): View | null {
    return this.again ?? this.past?.view ?? this.view
  }

  // What the others did

  /** A situation that is shown once more. */
  again = $state.raw<View | null>(null)
  #shown: { seq: number; ply: number; view: View | null; events: TableEvent[] }[] = []
  /** Where the reader's last turn began: while it is the reader's turn, the one before; nothing before the first. */
  #from = $derived.by((): Entry | undefined => {
    const turns = this.entries.filter(({ kind }) => kind === 'turn-began')
    const own = turns.filter(({ seat }) => seat === this.seat)
    return own.at(turns.at(-1)?.seat === this.seat ? -2 : -1)
  })
  #looked = $state.raw<{ ply: number; view: View | null }>({ ply: -1, view: null })
  /** The table as it was there; null as long as it has to be asked for, because the page was loaded since. */
  get sinceFrom(): View | null {
    const ply = this.#from?.ply ?? 0
    const kept = this.view && this.#shown.findLast((one) => one.ply === ply)?.view
    return kept ?? (this.#looked.ply === ply ? this.#looked.view : null)
  }
  askSince() {
    const ply = this.#from?.ply ?? 0
    if (this.scripted || this.paging || this.#looked.ply === ply) return
    if (this.#connection?.send({ t: 'look', ply })) this.#looked = { ply, view: null }
  }
  /** The others' choices since the reader's last turn began: while it is the reader's turn, since the one before. The reader may have been asked
   * something in the turns of others, so choices do not tell where a turn ended. */
  #sinceSteps = $derived.by((): Step[] => {
    const from = this.#from?.seq ?? -1
    const live = new Set(this.entries.map(({ seq }) => seq))
    return this.steps.filter(
      ({ seq, by = -1 }) => seq > from && live.has(seq) && by >= 0 && (this.seat < 0 || by !== this.seat),
    )
  })
  /** What the others did since the reader's last turn: kept while the reader plays, in the order of their turns. */
  since = $derived.by((): Deeds[] => {
    const by = new Map(this.#sinceSteps.map((step) => [step.seq, step.by!]))
    const found = new Map<number, Deeds>()
    for (const entry of this.entries) {
      const seat = by.get(entry.seq)
      if (seat === undefined) continue
      const deeds = found.get(seat) ?? { seat, entries: [], points: [] }
      found.set(seat, deeds)
      deeds.entries.push(entry)
      if (entry.kind !== 'scored') continue
      const sum = deeds.points.find(([to]) => to === entry.seat)
      if (sum) sum[1] += Number(entry.public.points)
      else deeds.points.push([entry.seat, Number(entry.public.points)])
    }
    return [...found.values()]
  })
  /** Whether the reader has done nothing since: then the table still shows where the others acted. */
  get fresh(): boolean {
    const last = this.entries.at(-1)
    return this.seat >= 0 && !!last && this.#sinceSteps.at(-1)?.seq === last.seq
  }
  /** Shows it once more, of one seat or of all; any input ends it. */
  async showAgain(seat = -1) {
    this.flush()
    const seqs = new Set(this.#sinceSteps.filter((step) => seat < 0 || step.by === seat).map((step) => step.seq))
    const first = this.#shown.findIndex(({ seq }) => seqs.has(seq))
    if (first < 1 || calmMotion()) return
    const mine = ++this.#showing
    this.again = this.#shown[first - 1].view
    for (const { seq, view, events } of this.#shown.slice(first)) {
      if (!seqs.has(seq)) continue
      await new Promise((done) => setTimeout(done, 400))
      if (mine !== this.#showing) return
      this.beforeShow?.(view, events)
      this.again = view
      const beat = events.reduce((sum, { kind }) => sum + (BEATS[kind] ?? 0), REST)
      await new Promise((done) => setTimeout(done, beat * (SPEEDS[settings.speed].pace || 1)))
      if (mine !== this.#showing) return
    }
    this.again = null
  }
  #showing = 0

  action(id: number): ActionInfo | undefined {
    return this.actions[id]
  }
  /** The legal actions with this verb and these facts. */
  choices(verb: string, facts: Record<string, unknown> = {}): ActionInfo[] {
    if (!this.mine || this.sent !== null) return []
    return this.actions.filter(
      (a) => this.legal.has(a.id) && a.verb === verb && Object.entries(facts).every(([k, v]) => a.facts?.[k] === v),
    )
  }
  /** What a choice will surely do; nothing where it is not known yet. */
  ahead(id: number | undefined): TableEvent[] {
    const found = this.mine ? this.foreseen?.actions.find((one) => one.action === id) : undefined
    return found?.events?.map(unpack) ?? []
  }
  /** A chance from 0 to 1, now or after a choice; null where nothing can be said. */
  chance(name: string, after?: number): number | null {
    if (!this.mine || !this.foreseen || !settings.chances) return null
    const later = after === undefined ? undefined : this.foreseen.actions.find((one) => one.action === after)
    const odds = (later ?? this.foreseen).odds?.[name]
    return odds ? odds[0] / odds[1] : null
  }
  /** Choices that reach together what none does alone, and what they do. */
  together(): { actions: ActionInfo[]; events: TableEvent[] }[] {
    const found = this.mine && settings.chances ? this.foreseen?.together : undefined
    return (found ?? []).map(({ actions, events }) => ({
      actions: actions.map((id) => this.actions[id]),
      events: events?.map(unpack) ?? [],
    }))
  }
  /** An action by its text, legal or not. */
  called(text: string): ActionInfo | undefined {
    return this.actions.find((a) => a.text === text)
  }

  /** Everything that happened and still holds, in order: what was taken back is gone. */
  entries = $derived.by((): Entry[] => {
    const kept: Step[] = []
    let ply = 0
    for (const step of this.steps) {
      if (step.ply < ply) while (kept.length && kept[kept.length - 1].ply > step.ply) kept.pop()
      ply = step.ply
      if (step.events?.length) kept.push(step)
    }
    let round = 1
    return kept.flatMap((step) =>
      (step.events ?? []).map((event, i) => {
        const happening = unpack(event)
        if (typeof happening.public.round === 'number') round = happening.public.round
        return { ...happening, key: `${step.seq}.${i}`, seq: step.seq, ply: step.ply, round }
      }),
    )
  })

  /** The log: entries by turn; what comes after the end of the game is one last group. A game that begins in mid-turn begins with somebody's
   * choice; which round that was, nothing has told. */
  turns = $derived.by((): Turn[] => {
    const turns: Turn[] = []
    for (const entry of this.entries) {
      const last = turns[turns.length - 1]
      const began = entry.kind === 'turn-began'
      if (!last || began || (entry.kind === 'ended' && !last.final)) {
        const final = entry.kind === 'ended'
        const seat = began ? entry.seat : final ? -1 : (this.steps.find((step) => step.seq === entry.seq)?.by ?? -1)
        turns.push({ key: entry.key, seat, round: began || seat < 0 ? entry.round : 0, entries: [], final })
      }
      turns[turns.length - 1].entries.push(entry)
    }
    return turns
  })

  sources(seat: number): Source[] {
    const found = new Map<string, Source>()
    for (const entry of this.entries) {
      if (entry.kind !== 'scored' || entry.seat !== seat) continue
      const id = sourceOf(entry)
      const source = found.get(id) ?? { id, rule: String(entry.public.rule ?? ''), points: 0, times: 0 }
      source.points += Number(entry.public.points ?? 0)
      source.times++
      found.set(id, source)
    }
    return [...found.values()].sort((a, b) => b.points - a.points)
  }

  // What a player can do

  /** Send a choice. It is refused visibly when it can't be sent. */
  choose(action: number): boolean {
    this.flush()
    this.#wanted = -1
    if (this.past) this.past = null
    if (this.sent !== null) return false
    if (this.doubted !== action && settings.askEnd && this.#asking && !this.scripted) {
      this.#held = action
      return true
    }
    if (this.doubted !== action && this.#doubtful(action)) {
      this.doubted = action
      return false
    }
    this.doubted = null
    if (!this.#send({ t: 'choose', seq: this.#seq, action })) return false
    this.sent = action
    return true
  }
  /** Whether a choice would end the own turn, as far as the engine foresees it. */
  endsTurn(action: number): boolean {
    return this.ahead(action).some(
      ({ kind, seat }) => kind === 'ended' || (kind === 'turn-began' && seat !== this.seat),
    )
  }
  #doubtful(action: number): boolean {
    if (this.scripted) return false
    if (settings.askGrave && this.grave.includes(this.action(action)?.verb ?? '')) return true
    return settings.askEnd && this.endsTurn(action)
  }
  /** Whether the table allows hints and the reader wants them. */
  get mayHint(): boolean {
    return !!this.info?.hints && settings.hint
  }
  takeBack(ply = this.#mayTakeBackTo()): boolean {
    this.flush()
    return this.#send({ t: 'take-back', seq: this.#seq, ply })
  }
  /** Whether there is something of the own to take back, without asking anybody: the server says how far. */
  get canTakeBack(): boolean {
    if (this.seat < 0 || this.info?.status !== 'running' || this.ply === 0) return false
    const free = this.floor >= 0 && this.floor < this.ply
    return free || (this.#lastMover() === this.seat && this.#others)
  }
  /** Whether there is somebody else who could be asked. */
  get #others(): boolean {
    return this.info?.seats.some((one, seat) => seat !== this.seat && one.player) ?? false
  }
  say = (text: string) => this.#send({ t: 'say', text })
  mute = (player: string, muted: boolean) => this.#send({ t: 'mute', player, muted })
  answer = (agree: boolean, seq: number) => this.#send({ t: 'answer', agree, seq })
  offerEnd = () => this.#send({ t: 'offer-end' })
  resign = () => this.#send({ t: 'resign' })
  handOver = (level: string, seat?: number) => this.#send({ t: 'hand-over', level, seat })
  comeBack = () => this.#send({ t: 'return' })
  hint = (level?: string) => this.#send({ t: 'hint', level })

  /** The last situation that the reader wanted to see again: nobody is led back by an answer that the page asked for, or that comes too late. */
  #wanted = -1
  lookAt(ply: number) {
    this.#wanted = ply
    if (ply >= this.ply) this.past = null
    else this.#send({ t: 'look', ply })
  }

  /** Why an action can't be chosen now; null for a legal one. Asked once for each situation. */
  why(actions: number[]): Promise<(Reason | null)[]> {
    const open = actions.filter((id) => !this.#reasons.has(id) && !this.#asked.has(id))
    const answers = actions.map(
      (id) =>
        new Promise<Reason | null>((done) => {
          if (this.#reasons.has(id)) done(this.#reasons.get(id)!)
          else this.#asked.set(id, [...(this.#asked.get(id) ?? []), done])
        }),
    )
    if (!open.length) return Promise.all(answers)
    this.#questions.push(open)
    if (!this.#connection?.send({ t: 'why', actions: open })) this.#because([], open)
    return Promise.all(answers)
  }

  /** Shows everything that has arrived, at once. */
  flush() {
    this.#showing++
    this.again = null
    clearTimeout(this.#timer)
    this.#timer = 0
    while (this.#queue.length) this.#show(this.#queue.shift()!)
  }

  fail(key: string, facts: Record<string, unknown> = {}, reason?: Reason | null) {
    this.failure = { key, facts, reason, n: (this.failure?.n ?? 0) + 1 }
  }

  #send(message: ClientMessage): boolean {
    if (this.#connection?.send(message)) return true
    this.fail('web-offline-refused')
    return false
  }

  #lastMover(): number {
    for (let i = this.steps.length - 1; i >= 0; i--) if (this.steps[i].events?.length) return this.steps[i].by ?? -1
    return -1
  }
  #mayTakeBackTo(): number {
    // Where others have moved since, the own last choices are all that can be meant.
    return this.#lastMover() === this.seat ? Math.max(this.floor, this.ply - 1) : this.floor
  }

  #settle(ids: number[], reasons: Reason[]) {
    for (const id of ids) {
      // One reason for all where somebody else is to move.
      const reason = reasons.find((r) => r.action === id || r.action === -1) ?? null
      this.#reasons.set(id, reason)
      for (const done of this.#asked.get(id) ?? []) done(reason)
      this.#asked.delete(id)
    }
  }
  /** Who points at one thing after another asks anew before the last answer is there: each answer belongs to the first question it fits. */
  #because(reasons: Reason[], to?: number[], now = true) {
    const fits = (ids: number[]) => reasons.every(({ action }) => action < 0 || ids.includes(action))
    const question = to ?? this.#questions.find(fits)
    if (!question) return
    this.#questions = this.#questions.filter((one) => one !== question)
    if (now) this.#settle(question, reasons)
  }
  #forget() {
    for (const done of [...this.#asked.values()].flat()) done(null)
    this.#asked.clear()
    this.#reasons.clear()
  }

  async #hear(message: ServerMessage) {
    switch (message.t) {
      case 'welcome':
        return this.#welcome(message)
      case 'update':
        return this.#update(message)
      case 'presence':
        this.#meet(message.present, message.watching)
        return
      case 'earlier':
        return this.#earlier(message)
      case 'because':
        this.#because(message.reasons, undefined, message.seq >= this.#situation)
        return
      case 'foreseen':
        this.#asking = false
        if (message.seq >= this.#situation) this.foreseen = message
        if (this.#held !== null) this.choose(this.#held)
        this.#held = null
        return
      case 'looked':
        if (message.ply === this.#looked.ply && !this.#looked.view) this.#looked = message
        if (message.ply === this.#wanted) this.past = { ply: message.ply, view: message.view }
        return
      case 'hinted':
        if (message.seq < this.#situation) return // too late
        this.hinted = { seq: message.seq, action: message.action }
        this.advice = message
        return
      case 'error':
        this.#held = null
        if (message.key === 'busy' && this.#comeAgain(Number(message.facts?.ms ?? 1000))) return
        if (this.#asking && message.key === 'not-your-turn' && this.sent === null) {
          this.#asking = false
          return
        }
        this.#asking = false
        if (this.paging && message.key === 'store' && this.sent === null) {
          setTimeout(() => this.#askEarlier(false), 2000)
          return
        }
        this.sent = null
        this.fail(`server-error-${message.key}`, message.facts, message.reason)
        return
      case 'bye':
        this.fail(`server-error-${message.key}`)
    }
  }

  /** A server with too much to do refuses for a while: what was wished is wished again by itself, as long as nothing has happened since. */
  #comeAgain(ms: number): boolean {
    const [action, seq] = [this.sent, this.#seq]
    if (action === null && !this.#asking) return false
    setTimeout(() => {
      if (seq !== this.#seq || action !== this.sent) return
      if (action === null) this.#foresee()
      else this.#send({ t: 'choose', seq, action })
    }, ms)
    return true
  }

  #welcome(message: Welcome) {
    clearTimeout(this.#timer)
    this.#timer = 0 // else all that others do from now on would wait for the own next input
    this.#queue = []
    this.#forget()
    // What was on its way is lost, or is told in the welcome.
    this.#questions = []
    this.#shuffled = ''
    this.#looked = { ply: -1, view: null }
    const history = message.history ?? []
    const since = message.since ?? 0
    this.steps = since > 0 && !message.more ? [...this.steps.filter((s) => s.seq <= since), ...history] : history
    this.player = message.player
    this.#company = message.table
    this.#meet(message.present ?? [], message.watching ?? 0)
    this.#seq = this.#situation = message.seq
    this.foreseen = this.#held = null
    this.#epoch = message.epoch ?? 0
    this.moreChat = message.more_chat ?? (since > 0 && this.moreChat)
    if (message.more || this.paging) this.#askEarlier(false)
    if (this.#unanswered) {
      const { seq, action } = this.#unanswered
      const taken = this.steps.some((s) => s.seq > seq && s.by === message.seat && s.action === action)
      if (!taken) this.fail('web-offline-refused')
      this.#unanswered = null
    }
    this.#latest = {
      view: message.view ?? null,
      legal: message.legal ?? [],
      floor: message.floor ?? -1,
      clocks: message.clocks ?? null,
      table: message.table,
      seat: message.seat,
      step: null,
    }
    this.known = true
    const { origin } = message.table
    if (origin && !this.#parent)
      void api
        .get<TableInfo>(`/tables/${encodeURIComponent(origin.table)}`)
        .then((found) => (this.#parent = found))
        .catch(() => null) // gone: then its bots have names of their own
    this.sent = null
    this.#show(this.#latest)
    this.ply = message.table.ply ?? this.ply
    void this.#learnActions()
  }

  /** People who share this device are here, whoever of them has it in hand. */
  companions: string[] = []
  #company: TableInfo | null = null
  #meet(present: number[], watching: number) {
    const here = this.#company?.seats.flatMap((seat, i) => (this.companions.includes(seat.player ?? '') ? [i] : []))
    this.present = [...new Set([...present, ...(here ?? [])])]
    this.watching = watching - (this.who === null ? 1 : 0)
  }

  /** A long history comes in pages, the last one first. */
  #earlier(message: Earlier) {
    const known = new Set(this.steps.map((s) => s.seq))
    this.steps = [...message.steps.filter((s) => !known.has(s.seq)), ...this.steps].sort((a, b) => a.seq - b.seq)
    if (message.chat) this.moreChat = message.more ?? false
    else if (message.more) this.#askEarlier(false)
    else this.paging = false
  }
  /** Pages are still to come. */
  paging = $state(false)
  #askEarlier(chat: boolean) {
    this.paging ||= !chat
    const first = this.steps.find((s) => !!s.chat === chat)
    this.#connection?.send({ t: 'earlier', before: first?.seq ?? this.#seq + 1, chat })
  }
  olderChat = () => this.#askEarlier(true)

  #update(message: Update) {
    if (message.seq <= this.#seq) return
    if (message.seq !== this.#seq + 1) {
      // Something was missed: ask for the whole again.
      this.#connection?.close()
      void this.connect()
      return
    }
    const before = this.#latest
    this.#seq = message.seq
    if (!message.chat) {
      this.advice = null
      this.#situation = message.seq
      this.foreseen = this.#held = null
      this.#forget()
    }
    const view =
      message.view ?? (message.patch !== undefined && before.view ? patched(before.view, message.patch) : before.view)
    const { seq, ply, by, events, note, chat, action } = message
    this.#latest = {
      view,
      legal: message.legal ?? (message.view || message.patch !== undefined ? [] : before.legal),
      floor: message.floor ?? (chat ? before.floor : -1),
      clocks: message.clocks ?? before.clocks,
      table: message.table ?? before.table,
      seat: message.seat ?? before.seat,
      step: { seq, ply, by, events, note, chat, action },
    }
    this.#queue.push(this.#latest)
    const own = this.seat >= 0 && by === this.seat
    if (own || this.sent !== null || calmMotion() || settings.speed === 'once' || document.hidden || !events?.length)
      this.flush()
    else this.#pump()
    // What the others do after an own failure waits until that has been seen.
    if (own && !calmMotion() && events?.some(([kind]) => kind === 'failed'))
      this.#rest(BEATS.failed * SPEEDS[settings.speed].pace)
  }

  #pump() {
    if (this.#timer) return
    const { pace, most } = SPEEDS[settings.speed]
    const beats = this.#queue.map(({ step }) => pace * beatOf(step?.events))
    const pause = beats[0] * Math.min(1, most / Math.max(1, ...[beats.reduce((sum, beat) => sum + beat, 0)]))
    this.#show(this.#queue.shift()!)
    this.#rest(pause)
  }
  /** Nothing more is shown for so many milliseconds. */
  #rest(pause: number) {
    this.#timer = window.setTimeout(() => {
      this.#timer = 0
      if (this.#queue.length) this.#pump()
      else this.legal = new Set(this.#latest.legal)
    }, pause)
  }

  #show(next: Shown) {
    if (!next.step?.chat) this.doubted = null
    if (next.step?.events?.length) this.beforeShow?.(next.view, next.step.events.map(unpack))
    if (next.step?.events?.length || !next.step)
      this.#shown = [
        ...this.#shown,
        {
          seq: next.step?.seq ?? 0,
          ply: next.step?.ply ?? next.table?.ply ?? 0,
          view: next.view,
          events: (next.step?.events ?? []).map(unpack),
        },
      ].slice(-KEPT)
    this.view = next.view
    this.legal = new Set(next === this.#latest ? next.legal : [])
    this.floor = next.floor
    this.clocks = next.clocks ? { ...next.clocks, at: performance.now() } : null
    this.info = next.table
    this.seat = next.seat
    this.#shuffle()
    if (next.step) {
      this.steps = [...this.steps, next.step]
      this.ply = next.step.ply
      if (next.step.events?.length || next.step.note) this.sent = null
    }
    if (this.info && !this.actions.length) void this.#learnActions()
    if (this.legal.size && !next.step?.chat) this.#foresee()
  }
  /** Whether the page has asked by itself what choices will do: that it may come too late is nobody's error. */
  #asking = false
  /** The connection takes messages only after the welcome has been heard. */
  #foresee() {
    const asked = this.#situation
    this.#asking = !this.standIn
    setTimeout(() => {
      if (asked !== this.#situation || this.standIn) return
      this.#asking = this.#connection?.send({ t: 'foresee' }) ?? false
    }, 0)
  }

  /** Before the start, the own browser does its part of the shuffle by itself. */
  #shuffle() {
    if (this.seat < 0) this.#shuffled = '' // whoever sits down again begins anew
    const { commitment, starting } = this.info?.shuffle ?? {}
    const once = `${commitment} ${starting}`
    // A new part would take the place of the one whose seal is still on its way.
    if (once === this.#shuffled) return
    const move = this.info && shuffleMove(this.info, this.seat, this.player)
    if (!move) return
    this.#shuffled = once
    // The connection takes messages only after the welcome has been heard.
    setTimeout(() => {
      if (!this.#connection?.send(move)) this.#shuffled = ''
    }, 0)
  }

  #learning = false
  async #learnActions() {
    if (this.info?.status === 'open') this.#early = null // they may still change
    if (this.#learning || this.actions.length || !this.info || this.info.status === 'open') return
    this.#learning = true
    try {
      this.actions = (await (this.#early ?? this.#askActions())).actions
    } finally {
      this.#learning = false
    }
  }
  #askActions = () => api.get<Actions>(`/tables/${encodeURIComponent(this.id)}/actions`)
}

let ahead: Table | null = null

/** Connects to a table while its page is still being loaded; `running`: probably there is a game. */
export function openAhead(id: string, running: boolean) {
  if (!identity.guest) return // a guest's name needs texts
  ahead = new Table(id)
  void ahead.connect()
  if (running) ahead.hurry()
}

/** A table, connected. */
export function openTable(id: string, who?: Guest | null, companions: string[] = []): Table {
  const early = ahead?.id === id ? ahead : null
  ahead = null
  if (early) return early
  const table = new Table(id, who)
  table.companions = companions
  void table.connect()
  return table
}

export function unpack(event: GameEvent): TableEvent {
  const [kind, seat, open, secret] = event
  return { kind, seat, public: open ?? {}, secret }
}

/**
 * What the players are called. Bots have no names of their own: each table gives them some, always the same. In a game branched off
 * from another, `parent`, everybody is called as there.
 */
export function namesAt(info: TableInfo, parent: TableInfo | null = null): string[] {
  if (parent) {
    const before = namesAt(parent)
    return info.seats.map((seat, i) => (seat.kind === 'bot' ? (before[i] ?? '') : (seat.name ?? '')))
  }
  const names = t('web-bot-names').split(/,\s*/)
  const taken = new Set(info.seats.map((seat) => seat.name))
  let at = [...(info.first || info.origin?.table || info.id)].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973,
    7,
  )
  // With every rematch everybody moved one seat on, and kept the name.
  const count = info.seats.length
  const found: string[] = Array(count).fill('')
  for (let place = 0; place < count; place++) {
    const i = (place + (info.rematches ?? 0)) % count
    const seat = info.seats[i]
    if (seat.name || seat.kind !== 'bot') {
      found[i] = seat.name ?? ''
      continue
    }
    while (taken.has(names[at % names.length]) && taken.size < names.length) at++
    found[i] = names[at++ % names.length]
    taken.add(found[i])
  }
  return found
}
