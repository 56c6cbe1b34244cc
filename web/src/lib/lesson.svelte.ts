/**
 * A lesson: a table whose server is a script. It hears what the learner chooses and answers as the script says; the situations and what
 * happens come from the engine (`GET /api/lessons/<game>`), and so do the reasons why something can't be chosen.
 */
import * as api from './api'
import { identity } from './identity.svelte'
import { keepProgress, progressOf } from './progress'
import { calmMotion } from './settings.svelte'
import { Table } from './table.svelte'
import type {
  Because,
  ClientMessage,
  Lesson as Script,
  LessonBeat,
  Reason,
  Step,
  Update,
  View,
  Welcome,
} from './protocol'

const PAUSE = 700 // between two things that the others do
const LATER = 600
const PATIENCE = 2 // after so many other choices the lesson offers to play for the learner
const SEATS: Record<string, number> = { you: 0, mira: 1, nils: 2 }

export class Lesson {
  readonly game: string
  readonly table: Table
  script = $state.raw<Script | null>(null)
  missing = $state(false)
  at = $state(0)
  /** `look` and `told` wait for "next", `do` for the learner, `watch` for the script. */
  stage = $state<'look' | 'do' | 'watch' | 'told'>('look')
  /** What the teacher says now, as a key. */
  said = $state('')
  nudge = $state('')
  /** How often something else was chosen in this beat. */
  others = $state(0)
  /** Time passes before the next situation. */
  later = $state(false)

  #way = 0
  #seq = 0
  #timer = 0
  #began = 0
  #touched = 0

  constructor(game: string) {
    this.game = game
    this.table = new Table(`lesson-${game}`)
    this.table.play({ send: (message) => this.#hear(message), close: () => clearTimeout(this.#timer) })
    for (const kind of ['pointerdown', 'click', 'keydown']) addEventListener(kind, this.#touch, true)
  }
  #touch = () => (this.#touched = performance.now())

  async open() {
    try {
      this.script = await this.#fetch(0)
    } catch {
      this.missing = true
      return
    }
    this.table.actions = this.script.actions
    const kept = progressOf(this.game)
    this.goTo(kept && !kept.done && kept.beat < this.script.beats.length ? kept.beat : 0)
  }
  close() {
    this.table.close()
    for (const kind of ['pointerdown', 'click', 'keydown']) removeEventListener(kind, this.#touch, true)
  }
  #fetch = (way: number) => api.get<Script>(`/lessons/${this.game}?way=${way}`)

  get beat(): LessonBeat | undefined {
    return this.script?.beats[this.at]
  }
  get last(): boolean {
    return !!this.script && this.at === this.script.beats.length - 1
  }
  get waits(): boolean {
    return (this.stage === 'look' || this.stage === 'told') && !this.last
  }
  /** What is lit, with seats by their numbers. */
  get lit(): string[] {
    const things = (this.stage === 'told' ? this.beat?.shows : this.beat?.lit) ?? []
    return things.map((thing) => thing.replace(/\b(you|mira|nils)\b/, (name) => String(SEATS[name])))
  }

  // What the learner can do

  next = () => {
    if (this.waits && this.script) this.#enter(this.at + 1)
  }
  /** One beat back: to the last one where something waited. */
  back = () => {
    if (!this.script || (this.at === 0 && this.stage !== 'told')) return
    if (this.stage === 'told' && this.beat?.seat === 0) return this.goTo(this.at)
    let at = this.at - 1
    const waits = (beat: LessonBeat) => beat.seat <= 0 || beat.done
    while (at > 0 && !waits(this.script.beats[at])) at--
    this.goTo(at)
  }
  again = () => this.goTo(0)
  showMe = () => {
    if (this.stage === 'do' && this.beat) this.#happen(this.beat)
  }
  /** Something was tried that can't be chosen; the table has said why. */
  refused = () => this.#other('')

  /** To the situation before a beat, with all that happened up to it. */
  goTo(at: number) {
    const beats = this.script?.beats
    if (!beats) return
    let begun = at
    while (begun > 0 && !beats[begun].begins) begun--
    const begins = beats[begun].begins as Welcome
    const history: Step[] = []
    let now: Welcome | Update = begins
    for (const beat of beats.slice(begun, at)) {
      if (!beat.happens) continue
      now = beat.happens
      history.push({ ...this.#step(now), seq: ++this.#seq })
    }
    this.table.hear({
      ...begins,
      seq: this.#seq,
      view: now.view,
      legal: now.legal,
      table: this.#info(now.table ?? begins.table),
      history,
      present: [0, 1, 2],
    })
    this.#enter(at, true)
  }

  #enter(at: number, there = false) {
    const beat = this.script?.beats[at]
    if (!beat) return
    clearTimeout(this.#timer)
    this.table.flush()
    if (beat.begins && !there) {
      if (calmMotion()) return this.goTo(at)
      this.later = true
      this.#timer = window.setTimeout(() => {
        this.later = false
        this.goTo(at)
      }, LATER)
      return
    }
    this.at = at
    this.nudge = ''
    this.others = 0
    this.#began = performance.now()
    keepProgress(this.game, { beat: at, step: beat.step, done: this.last || !!progressOf(this.game)?.done })
    if (beat.say) this.said = beat.say
    if (beat.seat < 0) this.stage = 'look'
    else if (beat.seat === 0) this.stage = 'do'
    else {
      this.stage = 'watch'
      this.#timer = window.setTimeout(() => this.#happen(beat), calmMotion() ? 0 : PAUSE)
    }
  }

  #happen(beat: LessonBeat) {
    const happens = beat.happens
    if (!happens) return
    this.nudge = ''
    const { view, legal, table } = happens
    this.table.hear({ t: 'update', ...this.#step(happens), seq: ++this.#seq, view, legal, table: this.#info(table!) })
    if (beat.done) {
      this.said = beat.done
      this.stage = 'told'
    } else if (beat.seat === 0) this.#enter(this.at + 1)
    else this.#timer = window.setTimeout(() => this.#enter(this.at + 1), calmMotion() ? 0 : PAUSE)
  }

  #step = ({ ply, by, events }: Update): Omit<Step, 'seq'> => ({ ply, by, events })
  /** The table goes on to be shown when the game is over; the learner has their own name. */
  #info(info: Welcome['table']): Welcome['table'] {
    const seats = info.seats.map((seat, i) => (i === 0 ? { ...seat, name: identity.name } : seat))
    return { ...info, seats, status: 'running' }
  }

  // What the table asks of its server

  #hear(message: ClientMessage): boolean {
    if (message.t === 'choose') setTimeout(() => this.#chosen(message.action))
    else if (message.t === 'take-back') this.back()
    else if (message.t === 'why') void this.#why(message.actions ?? [])
    else if (message.t === 'look') this.#look(message.ply)
    else if (message.t === 'foresee') this.#foresee()
    return true
  }

  async #chosen(action: number) {
    const beat = this.beat
    if (!beat) return
    if (this.stage === 'do') {
      // What the table does by itself waits until its step has been read.
      const byItself = beat.say && this.#touched < this.#began
      if (!byItself && action === beat.action) return this.#happen(beat)
      if (!byItself && beat.also.includes(action)) {
        const way = this.#way === 0 ? beat.also.indexOf(action) + 1 : 0
        const other = await this.#fetch(way).catch(() => null)
        if (other && other.beats[this.at].action === action) {
          this.#way = way
          this.script = other
          return this.#happen(other.beats[this.at])
        }
        return this.#happen(beat)
      }
      this.table.sent = null
      if (!byItself) this.#other(beat.nudges[action] ?? '')
      return
    }
    this.table.sent = null
    this.#other('')
  }

  #other(key: string) {
    if (this.stage === 'do') {
      this.nudge = key || this.beat?.nudge || 'lesson-allowed-nudge'
      this.others++
    } else this.nudge = this.table.view?.to_move === 0 ? 'lesson-look-nudge' : 'lesson-watch-nudge'
  }
  /** Whether help is offered. */
  get stuck(): boolean {
    return this.stage === 'do' && this.others >= PATIENCE
  }

  async #why(actions: number[]) {
    const seat = this.table.view?.to_move ?? -1
    const seq = this.#seq
    let reasons: Reason[] = []
    if (seat !== 0) reasons = actions.map((action) => ({ action, key: 'not-your-turn', facts: { seat } }))
    else {
      const beat = this.stage === 'told' ? this.at + 1 : this.at
      const path = `/lessons/${this.game}/${beat}?way=${this.#way}`
      reasons = (await api.post<Because>(path, { t: 'why', actions }).catch(() => null))?.reasons ?? []
    }
    if (seq === this.#seq) this.table.hear({ t: 'because', seq, reasons })
  }

  /** What the script foresees in the situation shown: that after the last thing that happened, or the one it begins with. */
  #foresee() {
    const at = this.stage === 'told' ? this.at + 1 : this.at
    const foreseen = this.script?.beats[at]?.foreseen
    if (foreseen) this.table.hear({ ...foreseen, t: 'foreseen', seq: this.#seq })
  }

  #look(ply: number) {
    const seen = this.script?.beats.slice(0, this.at + 1).findLast((b) => b.happens?.ply === ply)?.happens?.view
    if (seen) this.table.hear({ t: 'looked', ply, view: seen as View })
  }
}
