/**
 * "Why not?": pointing at, focusing or long-pressing a thing that can't be used says why, in one sentence with its rule.
 * A thing carries `use:whyNot={() => …}`; what it returns is asked for only when the reader wants to know.
 */
import { refusalParts, type Facts } from './words'
import { rich, type Blanks, type Part } from './rich'
import type { Table } from './table.svelte'

/** What to say: the reasons for these actions (the first that has one), a text of our own, or nothing. */
export type Ask = { actions: number[] } | { id: string; blanks?: Blanks; rule?: string } | null

export const bubble = $state<{ anchor: Element | null; parts: Part[]; rule: string }>({
  anchor: null,
  parts: [],
  rule: '',
})

/** Where the pointer was when it last moved: one that rests has the same place still. */
const pointer = { x: NaN, y: NaN }
if (typeof window !== 'undefined')
  for (const kind of ['pointermove', 'pointerdown'] as const)
    window.addEventListener(kind, (event) => Object.assign(pointer, { x: event.clientX, y: event.clientY }))
const moved = (event: PointerEvent) => event.clientX !== pointer.x || event.clientY !== pointer.y

let turn = 0
let timer = 0
/** The thing that the timer is for. */
let waiting: Element | null = null

export function hideBubble() {
  turn++
  clearTimeout(timer)
  bubble.anchor = null
}

async function show(anchor: Element, table: Table, ask: Ask) {
  const mine = ++turn
  const open = (parts: Part[], rule: string) => {
    if (mine !== turn || !anchor.isConnected) return
    bubble.anchor = anchor
    bubble.parts = parts
    bubble.rule = rule
  }
  if (!ask) return hideBubble()
  if ('id' in ask) return open(rich(ask.id, ask.blanks ?? {}), ask.rule ?? '')
  const reasons = await table.why(ask.actions)
  const reason = reasons.find((r) => r !== null)
  if (!reason) return
  const key = reason.rule ? reason.key : `server-error-${reason.key}`
  open(
    refusalParts(table.game, { key, rule: reason.rule ?? '', facts: (reason.facts ?? {}) as Facts }, table.names),
    reason.rule ?? '',
  )
}

export function whyNot(node: HTMLElement, given: { table: Table; ask: () => Ask }) {
  let now = given
  const after = (wait: number, work: () => void) => {
    clearTimeout(timer)
    waiting = node
    timer = window.setTimeout(work, wait)
  }
  const open = (wait: number) => after(wait, () => show(node, now.table, now.ask()))
  // A card that slides under the resting pointer was not pointed at: that takes a movement.
  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && moved(event)) open(160)
  }
  const move = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && waiting !== node && bubble.anchor !== node && moved(event)) open(160)
  }
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    // The way into the bubble stays open for a moment, so that its link can be reached.
    after(220, () => {
      waiting = null
      if (!document.querySelector('.why-bubble:hover') && bubble.anchor === node) hideBubble()
    })
  }
  const focus = () => node.matches(':focus-visible') && open(60)
  const blur = () => bubble.anchor === node && hideBubble()
  let press = 0
  const down = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') press = window.setTimeout(() => show(node, now.table, now.ask()), 450)
  }
  const up = () => clearTimeout(press)
  const menu = (event: Event) => bubble.anchor === node && event.preventDefault()
  node.addEventListener('pointerenter', enter)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerleave', leave)
  node.addEventListener('focus', focus)
  node.addEventListener('blur', blur)
  node.addEventListener('pointerdown', down)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', up)
  node.addEventListener('contextmenu', menu)
  return {
    update(next: { table: Table; ask: () => Ask }) {
      now = next
    },
    destroy() {
      clearTimeout(press)
      if (waiting === node) clearTimeout(timer)
      if (bubble.anchor === node) hideBubble()
    },
  }
}

/** Says it at once, for a click on something that can't be used. */
export const sayWhy = (node: HTMLElement, table: Table, ask: Ask) => {
  table.tried?.()
  return show(node, table, ask)
}
