/** What playing a card on a ceremony would pay at once, as a forecast for the reader. The server decides; this only tells ahead. */
import type { KokopelliView } from '../lib/protocol'
import { WILD } from './cards'
import { ceremonyAt, has, readSlot } from './geometry'

export type Pay = { seat: number; points: number; rule: string; icon: string }

/** How many more cards a ceremony needs (KP-5.5, KP-6.16). */
export function missing(view: KokopelliView, slot: string): number {
  const ceremony = ceremonyAt(view, slot)
  if (!ceremony) return 0
  return Math.max(1, (has(view, readSlot(slot).seat, 'drummer') ? 3 : 4) - ceremony.cards.length)
}

export function weight(view: KokopelliView, me: number, kind: string): number {
  return kind === WILD && has(view, me, 'snake_dance') ? 2 : 1
}

export const finishes = (view: KokopelliView, me: number, slot: string, kind: string) =>
  !!ceremonyAt(view, slot) && weight(view, me, kind) >= missing(view, slot)

export function forecast(view: KokopelliView, me: number, slot: string, kind: string): Pay[] {
  const ceremony = ceremonyAt(view, slot)
  if (!ceremony) return []
  const owner = readSlot(slot).seat
  const counts = weight(view, me, kind)
  const pays: Pay[] = []
  const pay = (seat: number, points: number, rule: string, icon: string) => pays.push({ seat, points, rule, icon })
  if (view.hand_sizes[me] === 1) {
    if (has(view, me, 'eagle_feather')) pay(me, 3, 'KP-6.10', 'kp-eagle_feather')
    else pay(me, 1, 'KP-4.5', 'ko-hand')
  }
  if (owner !== me && has(view, me, 'paw')) pay(me, counts, 'KP-6.8', 'kp-paw')
  if (kind === WILD && has(view, owner, 'mother_of_heaven')) pay(owner, counts, 'KP-6.15', 'kp-mother_of_heaven')
  if (finishes(view, me, slot, kind)) {
    pay(me, view.tiles[ceremony.ceremony] ?? 1, 'KP-5.8', 'kp-finish')
    if (owner !== me) pay(owner, 1, 'KP-5.9', 'kp-play')
    if (has(view, me, 'tortoise')) pay(me, 1, 'KP-6.11', 'kp-tortoise')
    if (has(view, owner, 'shaman')) pay(owner, 1, 'KP-6.17', 'kp-shaman')
  }
  return pays
}
