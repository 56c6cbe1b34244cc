/**
 * What is printed on the cards of Kodachi, read from the list that the Python side plays with. Nothing here decides what may be done:
 * the server says that. A card that is not in the list (somebody plays with a list of their own) is shown by its name alone.
 */
import list from '../../../src/kotable/kodachi/reconstructed-1.toml?raw'

export const TREASURES = ['fan', 'scroll', 'vase', 'jade', 'gold']
export const CLANS = ['red', 'blue', 'green']
export type Stance = 'strength' | 'stealth'

export type Use = { name: string; dojo: number | null; add: number; switch: boolean; draw: number }
export type HandCard = {
  key: string
  group: 'dojo' | 'start' | 'rumor' | 'skill' | 'envoy'
  uses: Use[]
  points: number
  price: string[]
  clan: string
  scores: string
  gold: boolean
  count: number
  provenance: string
}
export type GuardCard = {
  key: string
  group: 'guard' | 'elite'
  treasure: string
  /** What stealth and strength face: one value, or one for each guard of a pair. */
  low: number[]
  high: number[]
  elite: boolean
  count: number
  provenance: string
}

type Row = Record<string, unknown>

/** The part of TOML that card lists use: tables in lists, numbers, texts, lists, inline tables. */
function rows(text: string): [string, Row][] {
  const found: [string, Row][] = []
  // A value that goes over several lines is joined first.
  const joined = text
    .replace(/^#.*$/gm, '')
    .replace(/\[\s*\n([^\]]*)\]/g, (_, inner: string) => `[${inner.replace(/\s*\n\s*/g, ' ')}]`)
  for (const line of joined.split('\n')) {
    const group = /^\[\[(\w+)\]\]/.exec(line)
    if (group) found.push([group[1], {}])
    const pair = /^(\w+) *= *(.+)$/.exec(line)
    if (pair && found.length) {
      const json = pair[2].replace(/(\w+) *= */g, '"$1": ').replace(/,\s*\]/, ']')
      found[found.length - 1][1][pair[1]] = JSON.parse(json)
    }
  }
  return found
}

const use = (row: Row): Use => ({
  name: String(row.name),
  dojo: (row.dojo as number | undefined) ?? null,
  add: (row.add as number | undefined) ?? 0,
  switch: row.switch === true,
  draw: (row.draw as number | undefined) ?? 0,
})

const cards = new Map<string, HandCard>()
const guards = new Map<string, GuardCard>()
for (const [group, row] of rows(list)) {
  const both = { key: String(row.key), count: Number(row.count ?? 1), provenance: String(row.provenance) }
  if (group === 'guard' || group === 'elite') {
    const pair = row.pair as number[] | undefined
    const low = pair ?? [Number(row.low ?? row.value)]
    const high = pair ?? [Number(row.high ?? row.value)]
    guards.set(both.key, { ...both, group, treasure: String(row.treasure), low, high, elite: group === 'elite' })
  } else {
    cards.set(both.key, {
      ...both,
      group: group as HandCard['group'],
      uses: row.uses ? (row.uses as Row[]).map(use) : [use({ name: 'dojo', dojo: row.value })],
      points: Number(row.points ?? 0),
      price: row.price ? String(row.price).split(' ') : [],
      clan: String(row.clan ?? ''),
      scores: String(row.scores ?? ''),
      gold: row.gold === true,
    })
  }
}

export const CARDS: ReadonlyMap<string, HandCard> = cards
export const GUARDS: ReadonlyMap<string, GuardCard> = guards
/** Kinds in the order of the list: a hand is sorted by it. */
const order = new Map([...cards.keys(), ...guards.keys()].map((key, i) => [key, i]))
export const byList = (a: string, b: string) =>
  (order.get(a) ?? 999) - (order.get(b) ?? 999) || (a < b ? -1 : a > b ? 1 : 0)

export const handCard = (key: string): HandCard =>
  cards.get(key) ?? {
    key,
    group: 'skill',
    uses: [],
    points: 0,
    price: [],
    clan: '',
    scores: '',
    gold: false,
    count: 1,
    provenance: '',
  }
export const guardCard = (key: string, treasure = 'gold', elite = false): GuardCard =>
  guards.get(key) ?? {
    key,
    group: elite ? 'elite' : 'guard',
    treasure,
    low: [],
    high: [],
    elite,
    count: 1,
    provenance: '',
  }

/** A number with its sign, with a true minus. */
export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)
export const plainNumber = (n: number) => (n < 0 ? `−${-n}` : String(n))

/** The figure of anything that a sentence names. */
export function figure(what: string, key: string): string {
  if (TREASURES.includes(key)) return `kd-${key}`
  if (what === 'stance') return `kd-${key}`
  if (what === 'clan') return `kd-clan-${key}`
  if (what === 'back') return key === 'elite' ? 'kd-elite' : key === 'guard' ? 'kd-guard' : ''
  const guard = guards.get(key)
  if (what === 'payment') return `kd-${guard?.treasure ?? 'gold'}`
  if (guard) return guard.low.length > 1 ? 'kd-pair' : guard.elite ? 'kd-elite' : 'kd-guard'
  const card = cards.get(key)
  if (!card) return ''
  return card.clan ? `kd-clan-${card.clan}` : card.group === 'start' ? 'kd-skill' : `kd-${card.group}`
}
