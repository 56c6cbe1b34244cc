/** Where the focus goes when what had it is gone: to what comes next, never to the page. */
import type { Board } from './board.svelte'
import type { Zone } from './layer.svelte'

export type Focused = { zone: Zone | ''; at: number }

const node = (id: string) => document.getElementById(id)

/** What is focused on this table now. */
export function focused(board: Board, root: HTMLElement | undefined): Focused | null {
  const active = document.activeElement
  if (!active || !root?.contains(active)) return null
  const piece = board.layer.pieces.find((p) => `kd-card-${p.id}` === active.id)
  return { zone: piece?.zone ?? '', at: piece?.at ?? 0 }
}

export function successor(board: Board, was: Focused): HTMLElement | null {
  const near = (zone: Zone, live: boolean) =>
    board.layer
      .in(zone)
      .map((p) => ({ p, card: node(`kd-card-${p.id}`) }))
      .filter(({ card }) => card && (!live || card.hasAttribute('data-live')))
      .sort((a, b) => Math.abs(a.p.at - was.at) - Math.abs(b.p.at - was.at))[0]?.card ?? null
  const first: Record<string, () => HTMLElement | null> = {
    declare: () => node('kd-strength'),
    fight: () => near('hand', true) ?? node('kd-give-up'),
    decide: () => node('kd-stop'),
    take: () =>
      (was.zone === 'house' || was.zone === 'guard' ? near(was.zone, true) : null) ??
      near('guard', true) ??
      near('house', true) ??
      node('kd-nothing'),
    pay: () => node('kd-buy'),
    discard: () => near('hand', false) ?? node('kd-done'),
    drop: () => node('kd-treasure-0'),
  }
  const found = board.mine ? first[board.view.phase]?.() : null
  return found ?? (was.zone ? near(was.zone, false) : null) ?? node('kd-say')
}
