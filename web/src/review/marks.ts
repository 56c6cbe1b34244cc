/** What the parts of a review share: how numbers are written, and the marks of decisions. */
import { numberOf, percentOf } from '../lib/i18n.svelte'
import type { ReviewSum } from '../lib/protocol'

export const percent = (chance: number) => Math.round(100 * chance)
const sign = (n: number) => (n > 0 ? '+' : n < 0 ? '−' : '±')
export const signed = (n: number) => sign(n) + numberOf(Math.abs(n), { maximumFractionDigits: 1 })
/** So many per cent, more or less. */
export const signedPercent = (n: number) => sign(n) + percentOf(Math.abs(n) / 100)

/** Start, luck, own errors, others' errors and result in whole per cent that still add up: the largest remainders are rounded up. */
export function fitted(sum: ReviewSum): number[] {
  const raw = [sum.start, sum.luck, sum.own_errors, sum.others_errors].map((n) => 100 * n)
  const result = percent(sum.result)
  const whole = raw.map(Math.floor)
  const order = [0, 1, 2, 3].sort((a, b) => raw[b] - whole[b] - (raw[a] - whole[a]))
  const lacking = result - whole.reduce((a, b) => a + b, 0)
  for (let i = 0; i < lacking; i++) whole[order[i % 4]]++
  return [...whole, result]
}
