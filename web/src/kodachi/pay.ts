/**
 * How payments are shown. Which payments there are comes from the server, as legal actions; here they are laid under the parts of the
 * price, and a click on one treasure finds the payment that differs least.
 */
import { TREASURES, handCard } from './cards'

export type Payment = { id: number; items: string[] }
/** One thing that is paid: under which part of the price, and what a gold stands for. */
export type Part = { need: string; item: string; as: string; first: boolean }

export const isGold = (item: string) => item === 'gold' || !TREASURES.includes(item)

const count = (items: string[], item: string) => items.filter((i) => i === item).length
export function shared(a: string[], b: string[]): number {
  return [...new Set(a)].reduce((sum, item) => sum + Math.min(count(a, item), count(b, item)), 0)
}

/** What one would pay without thinking: cards of the hand last, then gold, then what one has least of. */
export function easiest(payments: Payment[], coins: Record<string, number>): Payment | undefined {
  const dear = (item: string) =>
    !TREASURES.includes(item) ? 100 : item === 'gold' ? 30 : 6 - Math.min(5, coins[item] ?? 0)
  const cost = (p: Payment) => p.items.reduce((sum, item) => sum + dear(item), 0)
  return [...payments].sort((a, b) => cost(a) - cost(b))[0]
}

/** The payment nearest to `now` among those that pass. */
export function nearest(payments: Payment[], now: Payment, pass: (p: Payment) => boolean): Payment | undefined {
  return payments
    .filter((p) => p.id !== now.id && pass(p))
    .sort((a, b) => shared(b.items, now.items) - shared(a.items, now.items))[0]
}

/** Another payment without (one of) this: the next one in a circle, so that clicking on goes through all. */
export function swapped(payments: Payment[], now: Payment, item: string): Payment | undefined {
  const ways = payments.filter((p) => p.id !== now.id && count(p.items, item) < count(now.items, item))
  const most = Math.max(0, ...ways.map((p) => shared(p.items, now.items)))
  const near = ways.filter((p) => shared(p.items, now.items) === most)
  return near.find((p) => p.id > now.id) ?? near[0]
}

/** A payment under the parts of its price. */
export function parts(price: string[], items: string[]): Part[] {
  const left = [...items].sort((a, b) => TREASURES.indexOf(a) - TREASURES.indexOf(b))
  const take = (item: string) => left.splice(left.indexOf(item), 1)[0]
  const takeGold = () => {
    const gold = left.find(isGold)
    return gold === undefined ? undefined : take(gold)
  }
  const found: Part[] = []
  const named = price.filter((word) => word !== 'any' && word !== 'pair')
  const open: { need: string; first: boolean }[] = []
  for (const [i, need] of named.entries()) {
    const first = named.indexOf(need) === i
    if (left.includes(need)) found.push({ need, item: take(need), as: '', first })
    else open.push({ need, first })
  }
  for (const { need, first } of open) found.push({ need, item: takeGold() ?? need, as: need, first })
  if (price.includes('pair')) {
    const plain = left.filter((item) => !isGold(item))
    const kind = plain.find((item) => count(plain, item) > 1) ?? plain[0] ?? 'gold'
    for (let i = 0; i < 2; i++) {
      const item = left.includes(kind) ? take(kind) : (takeGold() ?? kind)
      found.push({ need: 'pair', item, as: item === kind || kind === 'gold' ? '' : kind, first: i === 0 })
    }
    // Of three, the pair is drawn first and what is left pays 'any'.
  }
  for (const need of price.filter((word) => word === 'any')) {
    const item = left.shift() ?? 'gold'
    found.push({ need, item, as: '', first: true })
  }
  const place = (part: Part) => (part.need === 'any' ? 0 : 1)
  return found.sort((a, b) => place(a) - place(b))
}

/** The figure of what is paid with. */
export const coinIcon = (item: string) =>
  TREASURES.includes(item) ? `kd-${item}` : handCard(item).gold ? 'kd-use-gold' : 'kd-gold'
