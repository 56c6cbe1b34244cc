/**
 * Asking a thing: pointing at it, focusing it or pressing it long says what it is (`data-ask`, answered by the game) and, where it can't
 * be used, why not (`use:whyNot`), in one bubble. `WhyBubble.svelte` listens for the whole page.
 */
import { partsOf } from '../games'
import { t, wantRules, wantTexts } from './i18n.svelte'
import { rich, type Blanks, type Part } from './rich'
import type { Table } from './table.svelte'
import { refusalParts, type Facts } from './words'

/** What to say: the reasons for these actions (the first that has one), a text of our own, or nothing. */
export type Ask = { actions: number[] } | { id: string; blanks?: Blanks; rule?: string } | null

/** Who decides is another: nothing can be used. */
export const notYourTurn = (table: Table, seat: number): Ask => ({
  id: 'web-not-your-turn',
  blanks: { name: { seat, name: table.names[seat] ?? '' } },
})

/** What a thing is: its picture (a card, or else an icon), name, one sentence, how it stands now, its rule. */
export type Asked = { name: string; text: string; now?: string; rule: string; icon?: string; card?: string }

export const bubble = $state<{
  anchor: Element | null
  parts: Part[]
  rule: string
  asked: Asked | null
  game: string
}>({ anchor: null, parts: [], rule: '', asked: null, game: '' })

/** The table that is looked at: things say how they stand there. */
let looked: Table | null = null
export function lookedAt(table: Table | null) {
  looked = table
}

const THINGS = '[data-why], [data-ask]'
const REFUSAL = 160
const ANSWER = 450
const NEXT = 120 // while one is open
const PRESS = 450
const LEAVE = 220 // the way into the bubble stays open for a moment, so that its link can be reached

type Given = { table: Table; ask: () => Ask }
const whys = new WeakMap<Element, Given>()
let turn = 0
let timer = 0
let hovered: Element | null = null

export function hideBubble() {
  turn++
  clearTimeout(timer)
  bubble.anchor = null
}

function askedAt(node: Element): { asked: Asked | null; game: string } {
  const holder = node.closest<HTMLElement>('[data-ask]')
  const game = node.closest<HTMLElement>('[data-game]')?.dataset.game ?? looked?.game ?? ''
  const what = holder?.dataset.ask ?? ''
  const rule = /^rule:(.*)/.exec(what)?.[1]
  if (rule) {
    const id = `rule-${rule.replace('.', '-')}`
    return { asked: { name: t(`${id}.title`), text: t(id), rule, icon: partsOf(game)?.icon }, game }
  }
  return { asked: what ? (partsOf(game)?.ask?.(what, looked) ?? null) : null, game }
}

async function show(anchor: Element, given: Given | undefined, ask = given?.ask() ?? null) {
  const mine = ++turn
  clearTimeout(timer)
  await wantTexts('table')
  if (looked && anchor.closest('[data-ask^=rule]')) await wantRules(looked.game)
  const open = (parts: Part[], rule: string) => {
    if (mine !== turn || !anchor.isConnected) return
    const found = askedAt(anchor)
    if (!found.asked && !parts.length) return hideBubble()
    Object.assign(bubble, { anchor, parts, rule, ...found })
  }
  if (!ask || !given) return open([], '')
  if ('id' in ask) return open(rich(ask.id, ask.blanks ?? {}), ask.rule ?? '')
  const table = given.table
  const reason = (await table.why(ask.actions)).find((r) => r !== null)
  if (!reason) return open([], '')
  const key = reason.rule ? reason.key : `server-error-${reason.key}`
  const facts = (reason.facts ?? {}) as Facts
  open(refusalParts(table.game, { key, rule: reason.rule ?? '', facts }, table.names), reason.rule ?? '')
}

export function whyNot(node: HTMLElement, given: Given) {
  whys.set(node, given)
  node.dataset.why = ''
  return {
    update: (next: Given) => void whys.set(node, next),
    destroy() {
      whys.delete(node)
      if (hovered === node) clearTimeout(timer)
      if (bubble.anchor === node) hideBubble()
    },
  }
}

/** Says it at once, for a click on something that can't be used. */
export const sayWhy = (node: HTMLElement, table: Table, ask: Ask) => {
  table.tried?.()
  return show(node, { table, ask: () => ask })
}

function later(node: Element, given: Given | undefined, quick: number) {
  clearTimeout(timer)
  const wait = given?.ask() ? quick : bubble.anchor ? NEXT : ANSWER
  timer = window.setTimeout(() => node.isConnected && show(node, given), wait)
}
const thingAt = (target: EventTarget | null) => (target instanceof Element ? target.closest(THINGS) : null)
const inBubble = (target: EventTarget | null) => target instanceof Element && !!target.closest('.why-bubble')

// A card that slides under a resting pointer was not asked: only a pointer that moves asks.
const pointer = { x: NaN, y: NaN }
export function pointerMoved(event: PointerEvent) {
  if (event.clientX === pointer.x && event.clientY === pointer.y) return
  Object.assign(pointer, { x: event.clientX, y: event.clientY })
  if (event.pointerType !== 'mouse') {
    if (Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) > 10) clearTimeout(press)
    return
  }
  if (event.buttons || inBubble(event.target)) return
  const node = thingAt(event.target)
  if (node === hovered) return
  hovered = node
  if (node) later(node, whys.get(node), REFUSAL)
  else {
    clearTimeout(timer)
    timer = window.setTimeout(() => !document.querySelector('.why-bubble:hover') && hideBubble(), LEAVE)
  }
}

/** Where the focus goes after a press of a pointer, nobody has asked anything. */
let pointed = false
export const keyPressed = () => (pointed = false)

let press = 0
let pressedAt = { x: 0, y: 0 }
let swallow = false
export function pointerPressed(event: PointerEvent) {
  swallow = false
  pointed = true
  if (event.pointerType === 'mouse') {
    if (inBubble(event.target)) return
    // Who uses a thing does not ask it: an answer that comes now would lie over where the card can go.
    clearTimeout(timer)
    if (bubble.asked && !bubble.parts.length) hideBubble()
    return
  }
  clearTimeout(press)
  pressedAt = { x: event.clientX, y: event.clientY }
  const node = thingAt(event.target)
  if (!node) return
  press = window.setTimeout(() => {
    swallow = true // a long press asks and never plays
    void show(node, whys.get(node))
  }, PRESS)
}
export const pointerReleased = () => clearTimeout(press)
export function clicked(event: MouseEvent) {
  if (swallow) {
    swallow = false
    event.preventDefault()
    event.stopPropagation()
    return
  }
  if (inBubble(event.target)) return
  const node = thingAt(event.target)
  // A tap asks what does nothing else.
  if (node && !(event.target as Element).closest('button, a, summary, input')) void show(node, whys.get(node))
  else if (!node) hideBubble()
}
export function menuAsked(event: Event) {
  if (swallow || (bubble.anchor && bubble.anchor === thingAt(event.target))) event.preventDefault()
}

export function focusCame(event: FocusEvent) {
  const on = event.target as Element
  if (pointed || inBubble(on) || !on.matches(':focus-visible')) return
  // A whole article that has been gone to was not asked what lies in it.
  const node = thingAt(on) ?? (on.matches('button, a, summary, [tabindex="0"]') ? on.querySelector('[data-ask]') : null)
  if (node) later(node, whys.get(on) ?? whys.get(node), 60)
}
export function focusWent(event: FocusEvent) {
  const on = event.target as Element
  if (inBubble(event.relatedTarget)) return
  clearTimeout(timer)
  if (bubble.anchor && (bubble.anchor === on || on.contains(bubble.anchor) || inBubble(on))) hideBubble()
}
/** Asks the next thing inside what has the focus: a line of the log may speak of several. */
export function askNext() {
  const on = document.activeElement
  if (!on || on === document.body) return
  const all = [on, ...on.querySelectorAll('[data-ask]')].filter((node) => node.matches(THINGS))
  const next = all[(all.indexOf(bubble.anchor as Element) + 1) % all.length]
  if (next) void show(next, whys.get(next))
}
