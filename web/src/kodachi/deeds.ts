/** What a card on the table is and does now. What may be done comes from the legal actions. */
import type { Deed } from '../games'
import { t } from '../lib/i18n.svelte'
import { hideBubble, sayWhy } from '../lib/why.svelte'
import { cardAbility, cardName, thingName, type TableEvent } from '../lib/words'
import type { Board } from './board.svelte'
import { figure, guardCard, handCard, plainNumber } from './cards'
import type { Piece } from './layer.svelte'
import { whyCard } from './why'

const same = (a: Piece, b: Piece | undefined) => a.id === b?.id

/** The guard that is being fought. */
export const isFaced = ({ view, layer }: Board, piece: Piece) =>
  piece.zone === 'guard' &&
  (view.phase === 'declare' || view.phase === 'fight') &&
  same(piece, layer.in('guard').at(-1))

export function isBeaten({ view, layer }: Board, piece: Piece): boolean {
  if (piece.zone !== 'guard') return false
  return view.guard_row[layer.in('guard').findIndex((p) => same(p, piece))]?.defeated ?? false
}

/** Something can be done with it. */
export function isLive(board: Board, piece: Piece): boolean {
  const { phase } = board.view
  if (!board.mine || piece.gone) return false
  if (piece.zone === 'house') return board.can('buy', piece.key)
  if (piece.zone === 'guard') return board.can('take', piece.key)
  if (phase === 'fight') return board.can('play', piece.key)
  if (phase === 'discard') return board.can('discard', piece.key)
  return phase === 'pay' && handCard(piece.key).gold && board.canPayWith(piece.key)
}

/** Something of its kind may be done now, but not with this one. */
export const isRefused = (board: Board, piece: Piece) =>
  board.mine &&
  !isLive(board, piece) &&
  ((piece.zone === 'hand' && board.view.phase === 'fight') || (piece.zone === 'house' && board.view.phase === 'take'))

export function isChosen(board: Board, piece: Piece): boolean {
  const { view, layer } = board
  if (piece.gone) return false
  if (piece.id === board.selected || board.picked.has(piece.id)) return true
  if (view.phase !== 'pay') return false
  if (piece.zone === 'house')
    return (
      piece.key === view.buying &&
      same(
        piece,
        layer.in('house').find((p) => p.key === view.buying),
      )
    )
  if (piece.zone !== 'hand') return false
  const alike = layer.in('hand').filter((p) => p.key === piece.key)
  return alike.findIndex((p) => same(p, piece)) < (board.spent[piece.key] ?? 0)
}

/** The names of the ways in which it may be played. */
export const liveUses = (board: Board, piece: Piece): ReadonlySet<string> =>
  new Set(board.legal('play', piece.key).map((a) => String(a.facts?.use)))

const priceText = (price: string[]) =>
  price.map((word) => thingName('kodachi', word === 'any' || word === 'pair' ? 'price' : 'treasure', word)).join(', ')

/** All about it, for those who listen. */
export function labelOf(board: Board, piece: Piece): string {
  const facts = [cardName('kodachi', piece.key), cardAbility('kodachi', piece.key)].filter(Boolean)
  if (piece.zone === 'house') {
    facts.push(t('web-kodachi-costs', { price: priceText(handCard(piece.key).price) }))
    if (board.can('buy', piece.key)) facts.push(t('web-kodachi-can-buy'))
  }
  if (piece.zone === 'guard') {
    if (isBeaten(board, piece)) facts.push(t('web-kodachi-is-beaten'))
    if (isFaced(board, piece)) facts.push(t('web-kodachi-is-faced'))
    if (board.can('take', piece.key)) facts.push(t('web-kodachi-free'))
  }
  const wins = piece.zone === 'hand' && board.mine && board.view.phase === 'fight' ? board.tagOf(piece.key) : null
  if (wins !== null) facts.push(t('web-kodachi-tag', { total: plainNumber(wins) }))
  const letters = board.mine ? board.lettersOf(piece) : []
  if (letters.length) facts.push(t('web-kodachi-letters', { letters: letters.join(', ') }))
  return facts.map((fact) => fact.replace(/\.?$/, '.')).join(' ')
}

/** Click it. */
export function useIt(board: Board, piece: Piece, node: HTMLElement) {
  const { view, layer } = board
  if (piece.gone) return
  if (!isLive(board, piece)) return void sayWhy(node, board.table, whyCard(board, piece))
  hideBubble()
  if (piece.zone === 'house') return board.buy(piece)
  if (piece.zone === 'guard') {
    layer.used = piece.id
    return void board.choose(`take ${piece.key}`)
  }
  if (view.phase === 'discard') return void (board.picked.delete(piece.id) || board.picked.add(piece.id))
  if (view.phase === 'pay') return board.spent[piece.key] ? board.swap(piece.key) : board.payWith(piece.key)
  const ways = board.legal('play', piece.key)
  if (ways.length === 1) {
    layer.used = piece.id
    return void board.choose(ways[0].text)
  }
  board.selected = board.selected === piece.id ? -1 : piece.id
}

/** Let go of it: a card of the hand over the house, the stage or the lane, one of the display over the own things, is used. */
export function dropIt(board: Board, piece: Piece, things: Element[]) {
  const there = piece.zone === 'hand' ? '.mat, .stage, .lane, .piles' : '.bottom, .own, .hand-box'
  const node = document.getElementById(`kd-card-${piece.id}`)
  if (node && things.some((e) => e.matches(there))) useIt(board, piece, node)
}

/** Point at it: what it would do is shown, where there is one way only. */
export function peekAt(board: Board, piece: Piece, on: boolean) {
  const ways = on && piece.zone === 'hand' && board.view.phase === 'fight' ? board.legal('play', piece.key) : []
  board.peeked = ways.length === 1 ? { card: piece.key, use: String(ways[0].facts?.use) } : null
}

/** What somebody did, in figures. */
export function deed({ kind, public: facts }: TableEvent): Deed | null {
  const card = String(facts.card ?? '')
  const thing = { figure: figure('card', card), ask: `card:${card}`, text: cardName('kodachi', card) }
  switch (kind) {
    case 'declared':
    case 'switched':
      return {
        icon: `kd-${facts.stance}`,
        ask: `sign:${facts.stance}`,
        text: thingName('kodachi', 'stance', String(facts.stance)),
      }
    case 'played':
      return { icon: 'kd-hand', ...thing }
    case 'defeated':
      return { icon: 'ko-check', ...thing, text: `${facts.total} : ${facts.value}` }
    case 'failed':
      return { icon: 'kd-giveup', ...thing }
    case 'token-gained':
      return {
        icon: `kd-token-${facts.value}`,
        ask: `token:${facts.clan}/${facts.value}`,
        text: thingName('kodachi', 'clan', String(facts.clan)),
      }
    case 'took': {
      const { treasure } = guardCard(card)
      return {
        icon: 'ko-hand',
        ...thing,
        figure: `kd-${treasure}`,
        text: thingName('kodachi', 'treasure', treasure),
      }
    }
    case 'paid':
      return { icon: '', leads: true, price: (facts.payment as string[]).map((key) => figure('payment', key)) }
    case 'bought':
      return { icon: 'kd-house', ...thing }
    case 'dropped':
      return { icon: 'ko-close', ...thing }
    case 'drew':
      return { icon: 'kd-deck', ask: 'sign:draw1', count: Number(facts.count) }
    case 'discarded':
      return { icon: 'kd-discard', ...thing, minor: true }
    case 'passed':
      return { icon: 'ko-pause' }
  }
  return null
}
