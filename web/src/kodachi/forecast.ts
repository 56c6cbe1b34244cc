/**
 * How likely the next guard can be beaten with the cards in hand: over all guards that may come next, as far as everybody may know.
 * Cards that would be drawn on the way are not counted.
 */
import type { KodachiView } from '../lib/protocol'
import { faced, guardCard, handCard, other, type GuardCard, type HandCard, type Stance } from './cards'

/** The best total in a stance: the highest for strength, the lowest for stealth. `ways` are the modifiers one could add. */
const better = (stance: Stance, a: number, b: number) => (stance === 'strength' ? a > b : a < b)

function help(card: HandCard, stance: Stance): number {
  let best = 0
  for (const use of card.uses) if (use.dojo === null && !use.switch && better(stance, use.add, best)) best = use.add
  return best
}

function bestDojo(card: HandCard, stance: Stance): number | null {
  let best: number | null = null
  for (const use of card.uses)
    if (use.dojo !== null && !use.switch && (best === null || better(stance, use.dojo, best))) best = use.dojo
  return best
}

/** Whether some of these cards beat this guard, beginning in this stance. */
export function canBeat(hand: HandCard[], guard: GuardCard, stance: Stance): boolean {
  const switches = hand.filter((card) => card.uses.some((use) => use.switch))
  const rest = hand.filter((card) => !switches.includes(card))
  const first = [stance, ...(switches.length ? [other(stance)] : [])]
  if (guard.low.length < 2) return first.some((s) => beatsOne(rest, faced(guard, s), s))
  for (const a of first) {
    const left = switches.length - (a === stance ? 0 : 1)
    for (const b of left > 0 ? [a, other(a)] : [a]) if (beatsTwo(rest, guard, a, b)) return true
  }
  return false
}

function beatsOne(hand: HandCard[], value: number, stance: Stance): boolean {
  const all = hand.reduce((sum, card) => sum + help(card, stance), 0)
  return hand.some((card) => {
    const dojo = bestDojo(card, stance)
    return dojo !== null && better(stance, dojo + all - help(card, stance), value)
  })
}

function beatsTwo(hand: HandCard[], guard: GuardCard, a: Stance, b: Stance): boolean {
  for (let i = 0; i < hand.length; i++) {
    const x = bestDojo(hand[i], a)
    if (x === null) continue
    for (let j = 0; j < hand.length; j++) {
      const y = i === j ? null : bestDojo(hand[j], b)
      if (y === null) continue
      const helpers = hand.filter((card, k) => k !== i && k !== j && (help(card, a) || help(card, b)))
      for (let set = 0; set < 1 << Math.min(helpers.length, 12); set++) {
        let [p, q] = [x, y]
        helpers.forEach((card, k) => (set & (1 << k) ? (p += help(card, a)) : (q += help(card, b))))
        if (better(a, p, faced(guard, a, 0)) && better(b, q, faced(guard, b, 1))) return true
      }
    }
  }
  return false
}

/** The chance from 0 to 1; null where nothing can be said: no own hand, or no guard left. */
export function chance(view: KodachiView): number | null {
  if (view.seat < 0) return null
  const hand = Object.entries(view.hand).flatMap(([key, n]) => Array.from({ length: n }, () => handCard(key)))
  // An empty deck is made anew from its discards.
  const coming = Object.entries(view.guard_deck > 0 ? view.guards_unseen : view.guard_discards)
  let good = 0
  let all = 0
  for (const [key, n] of coming) {
    const guard = guardCard(key)
    if (view.guard_top !== 'none' && guard.elite !== (view.guard_top === 'elite')) continue
    all += n
    const stances: Stance[] = view.stance ? [view.stance as Stance] : ['strength', 'stealth']
    if (stances.some((s) => canBeat(hand, guard, s))) good += n
  }
  return all ? good / all : null
}
