/** What the table says. */
import { listOf, soft, t } from '../lib/i18n.svelte'
import { cardAbility, cardName } from '../lib/words'
import type { Board } from './board.svelte'
import { ceremonyAt, missing, readSlot } from './geometry'

export const name = (kind: string) => cardName('kokopelli', kind)
/** A name that may be broken where it is too long for a card. */
export const nameOnCard = (kind: string) => soft(name(kind))
export const ability = (kind: string) => cardAbility('kokopelli', kind)

/** Whose turn it is, and what the game waits for. */
export function turnText({ table, view, phase, left }: Board): string {
  if (phase === 'over') return t('kokopelli-phase-over')
  if (table.mine || (table.past && view.to_move === view.seat)) {
    const count = phase === 'limit' ? view.over_limit : left
    return t(`kokopelli-phase-${phase}`, { count })
  }
  return t(left ? 'web-wait-actions' : 'web-wait', { name: table.names[view.turn] ?? '', count: left })
}

/** What to do with what is chosen. */
export function hintText({ mine, cancelling, chosen, slot, targets, ways }: Board): string {
  if (!mine) return ''
  if (cancelling) return t('web-kokopelli-cancel-which')
  if (chosen) return t('web-kokopelli-targets', { card: name(chosen), count: targets.size })
  if (slot) return t('web-kokopelli-cards-for', { count: ways.bySlot.get(slot)?.size ?? 0 })
  return ''
}

export function spaceText(board: Board, s: string): string {
  const { table, view } = board
  const { seat, space } = readSlot(s)
  const owner = table.names[seat] ?? ''
  const ceremony = ceremonyAt(view, s)
  if (!ceremony) return t('web-kokopelli-empty', { name: owner, where: t(`kokopelli-space-${space}`) })
  const text = t('web-kokopelli-ceremony', { ceremony: name(ceremony.ceremony), name: owner, count: missing(view, s) })
  const pays = board.promise(s).map(([to, points]) => `${table.names[to]} +${points}`)
  return pays.length ? `${text} ${listOf(pays)}` : text
}
