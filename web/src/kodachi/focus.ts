/** Where the focus goes when what had it is gone: to what comes next, never to the page. */
import { FocusKeeper } from '../lib/focus'
import type { Board } from './board.svelte'
import type { Zone } from './layer.svelte'
import type { Places } from './places.svelte'

type Focused = { zone: Zone | ''; at: number }

const node = (id: string) => document.getElementById(id)

/** `byKey` says whether the last input came from the keyboard. */
export const keepFocus = (board: Board, places: Places, root: () => HTMLElement | undefined, byKey: () => boolean) =>
  new FocusKeeper<Focused>({
    root,
    read: (active) => {
      const piece = board.layer.pieces.find((p) => `kd-card-${p.id}` === active.id)
      return { zone: piece?.zone ?? '', at: piece?.at ?? 0 }
    },
    stale: (active) => {
      const waits = active.id === 'kd-say' && board.mine
      // Whoever buys by keyboard goes on to the payment.
      const bought = active instanceof HTMLElement && active.dataset.zone === 'house'
      return waits || (byKey() && board.mine && board.view.phase === 'pay' && bought)
    },
    successor: (was) => successor(board, was),
    options: () => ({ preventScroll: places.narrow, focusVisible: byKey() }) as FocusOptions,
  })

function successor(board: Board, was: Focused): HTMLElement | null {
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
