/** What can be asked on the table of Kokopelli: `card:hunter`, `ceremony:2/left-1`, `tile:paw`, `pile:0` … */
import type { KokopelliView } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'
import { t } from '../lib/i18n.svelte'
import type { Asked } from '../lib/why.svelte'
import { ceremonyAt, missing, readSlot } from './geometry'
import { ability, name } from './words'

/** The rule of each card. */
export const RULES: Record<string, string> = {
  chieftain: 'KP-6.1',
  birth: 'KP-6.2',
  spider_woman: 'KP-6.3',
  warrior: 'KP-6.4',
  hunter: 'KP-6.5',
  fire: 'KP-6.6',
  paw: 'KP-6.8',
  lizard: 'KP-6.9',
  eagle_feather: 'KP-6.10',
  tortoise: 'KP-6.11',
  vase: 'KP-6.12',
  sun: 'KP-6.13',
  mother_of_heaven: 'KP-6.15',
  drummer: 'KP-6.16',
  shaman: 'KP-6.17',
  snake_dance: 'KP-6.18',
  kokopelli: 'KP-5.4',
}
const THINGS: Record<string, { icon: string; rule: string }> = {
  space: { icon: 'kp-open', rule: 'KP-5.2' },
  lack: { icon: 'kp-finish', rule: 'KP-5.5' },
  ends: { icon: 'kp-game_end', rule: 'KP-7.1' },
  pile: { icon: 'kp-pile', rule: 'KP-7.3' },
  points: { icon: 'ko-point', rule: 'KP-7.5' },
  held: { icon: 'ko-hand', rule: 'KP-4.4' },
  actions: { icon: 'kp-action', rule: 'KP-4.2' },
  draw: { icon: 'kp-draw', rule: 'KP-5.1' },
  exchange: { icon: 'kp-exchange', rule: 'KP-5.7' },
}

/** Cards and signs, for a legend. */
export const LEGEND = [
  ...Object.keys(RULES).map((card) => `card:${card}`),
  'space',
  'lack',
  'ends',
  'actions',
  'draw',
  'exchange',
]

export function ask(what: string, table: Table | null): Asked | null {
  const [kind, key = ''] = what.split(':')
  const view = table?.seen?.game === 'kokopelli' ? (table.seen as KokopelliView) : null
  const who = (seat: number) => table?.names[seat] ?? ''
  const worthNow = (card: string) => {
    const worth = view?.tiles[card]
    return worth ? t('ask-kokopelli-tile.now', { worth }) : ''
  }
  if (kind === 'card')
    return RULES[key] ? { card: key, name: name(key), text: ability(key), now: worthNow(key), rule: RULES[key] } : null
  if (kind === 'tile')
    return {
      card: key,
      name: t('ask-kokopelli-tile', { ceremony: name(key) }),
      text: `${ability(key)} ${t('ask-kokopelli-tile.text')}`,
      now: worthNow(key),
      rule: 'KP-5.8',
    }
  if (kind === 'ceremony' && view) {
    const stands = ceremonyAt(view, key)
    if (!stands) return ask('space', table)
    const card = stands.ceremony
    const have = stands.cards.length
    const { seat } = readSlot(key)
    const id = 'ask-kokopelli-ceremony'
    return {
      card,
      name: t(seat === table?.seat ? `${id}.you` : id, { ceremony: name(card), name: who(seat) }),
      text: ability(card),
      now: t(`${id}.now`, { have, need: have + missing(view, key), worth: view.tiles[card] ?? 1 }),
      rule: RULES[card],
    }
  }
  const thing = THINGS[kind]
  if (!thing) return null
  const seat = Number(key)
  const counts: Record<string, number | undefined> = {
    ends: view?.end_tiles,
    pile: view?.pile_sizes[seat],
    points: view?.points[seat],
    held: view?.hand_sizes[seat],
  }
  const count = counts[kind]
  const id = `ask-kokopelli-${kind}`
  return {
    ...thing,
    name: t(id, { name: who(seat) }),
    text: t(`${id}.text`),
    now: count === undefined ? '' : t(`${id}.now`, { count }),
  }
}
