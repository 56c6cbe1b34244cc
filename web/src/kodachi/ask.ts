/** What can be asked on the table of Kodachi: `card:blue-c`, `treasure:fan`, `token:red/4`, `clan:blue`, `sign:any` … */
import { listOf, t } from '../lib/i18n.svelte'
import type { KodachiView } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'
import type { Asked } from '../lib/why.svelte'
import { cardAbility, cardName, thingName } from '../lib/words'
import { CARDS, CLANS, GUARDS, TREASURES, guardCard, handCard } from './cards'

const GROUPS: Record<string, string> = {
  dojo: 'KD-4.1',
  start: 'KD-4.4',
  rumor: 'KD-7.3',
  skill: 'KD-4.4',
  envoy: 'KD-4.3',
}
const SIGNS: Record<string, string> = {
  dojo: 'KD-4.1',
  skill: 'KD-4.4',
  rumor: 'KD-7.3',
  envoy: 'KD-4.3',
  points: 'KD-7.2',
  any: 'KD-5.4',
  two: 'KD-5.4',
  gold: 'KD-5.4',
  strength: 'KD-3.3',
  stealth: 'KD-3.3',
  switch: 'KD-4.6',
  draw1: 'KD-4.5',
  guard: 'KD-1.3',
  elite: 'KD-3.6',
}
/** The signs on cards and on the table, for a legend. */
export const LEGEND = [
  ...Object.keys(SIGNS).map((sign) => `sign:${sign}`),
  ...TREASURES.map((kind) => `treasure:${kind}`),
  ...CLANS.map((clan) => `clan:${clan}`),
  'room',
  'meter',
]

const treasure = (kind: string) => thingName('kodachi', 'treasure', kind)
const priceName = (word: string) =>
  word === 'any' || word === 'pair' ? thingName('kodachi', 'price', word) : treasure(word)

function card(key: string): Asked | null {
  const base = { card: key, name: cardName('kodachi', key) }
  if (GUARDS.has(key)) {
    const guard = guardCard(key)
    const text = t('ask-kodachi-guard.text', { treasure: treasure(guard.treasure) })
    return { ...base, text, now: cardAbility('kodachi', key), rule: guard.elite ? 'KD-3.6' : 'KD-3.3' }
  }
  if (!CARDS.has(key)) return null // another thing that sentences name
  const { group, price } = handCard(key)
  const now = price.length ? t('ask-kodachi-card.now', { price: listOf(price.map(priceName)) }) : ''
  return { ...base, text: cardAbility('kodachi', key), now, rule: GROUPS[group] }
}

export function ask(what: string, table: Table | null): Asked | null {
  const [kind, key = ''] = what.split(':')
  const view = table?.seen?.game === 'kodachi' ? (table.seen as KodachiView) : null
  const seat = Number(key)
  const player = view?.players[seat]
  const who = { name: table?.names[seat] ?? '' }
  const plain = (id: string, icon: string, rule: string, args: Record<string, string | number> = {}, now = false) => ({
    icon,
    name: t(`ask-kodachi-${id}`, args),
    text: t(`ask-kodachi-${id}.text`, args),
    now: now ? t(`ask-kodachi-${id}.now`, args) : '',
    rule,
  })
  switch (kind) {
    case 'card':
      return (
        card(key) ??
        ask(TREASURES.includes(key) ? `treasure:${key}` : CLANS.includes(key) ? `clan:${key}` : `sign:${key}`, table)
      )
    case 'sign':
      return SIGNS[key] ? plain(`sign-${key}`, `kd-${key}`, SIGNS[key]) : null
    case 'treasure':
      return plain(key === 'gold' ? 'gold' : 'treasure', `kd-${key}`, 'KD-5.2', { treasure: treasure(key) })
    case 'token': {
      const [clan, value] = key.split('/')
      return plain('token', `kd-token-${value}`, 'KD-4.8', { clan: thingName('kodachi', 'clan', clan), value })
    }
    case 'clan': {
      const left = view?.tokens_left[key as 'red'] ?? []
      const args = { clan: thingName('kodachi', 'clan', key), left: left.length ? left.join(' · ') : '0' }
      return plain('clan', `kd-clan-${key}`, 'KD-7.1', args, !!view)
    }
    case 'deck':
      return key === 'house'
        ? plain('house-deck', 'kd-house', 'KD-2.4', { count: view?.house_deck ?? 0 }, !!view)
        : plain('guard-deck', 'kd-guard', 'KD-2.5', { count: view?.guard_deck ?? 0 }, !!view)
    case 'room':
      return plain('room', 'kd-house', 'KD-5.1')
    case 'meter':
      return plain('meter', 'kd-risk', 'KD-3.8')
    case 'points':
      return plain('worth', 'kd-points', 'KD-7.5', { ...who, count: player?.worth ?? 0 }, !!player)
    case 'seat': {
      const { hand_size: hand = 0, draw_size: draw = 0, discard_size: discards = 0 } = player ?? {}
      return plain('seat', 'kd-hand', 'KD-8.1', { ...who, hand, draw, discards }, !!player)
    }
  }
  return null
}
