/** The hints of first games of Kokopelli, the most urgent first: when each has its moment, and what it speaks of. No rule is decided here. */
import type { Hint } from '../games'
import type { KokopelliView } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'
import { WILD } from './cards'
import { has, missing, slotOf } from './geometry'
import { name } from './words'

const seen = (table: Table) => table.view as KokopelliView
const choosing = (table: Table) => table.mine && seen(table).phase === 'choose'
const village = (table: Table) => Object.values(seen(table).villages[table.seat] ?? {})
const held = (table: Table) => seen(table).hand_sizes[table.seat] ?? 0
const chose = (table: Table) => table.steps.some((step) => step.by === table.seat && step.events?.length)
const smallest = (table: Table) => Math.min(...seen(table).pile_sizes)

/** A ceremony that lacks one card and that some card in hand fits: its seat and kind. */
function short(table: Table): string {
  for (const [seat, spaces] of seen(table).villages.entries())
    for (const [space, { ceremony }] of Object.entries(spaces))
      if (
        missing(seen(table), slotOf(seat, space)) === 1 &&
        table.choices('play').some((a) => a.facts?.card === ceremony)
      )
        return `${seat}/${ceremony}`
  return ''
}

export const coach: Hint[] = [
  { id: 'goal', urge: 'now', when: (table) => choosing(table) && !chose(table), at: () => ['tiles'] },
  { id: 'begin', urge: 'now', when: (table) => choosing(table) && !chose(table), at: () => ['hand'] },
  {
    id: 'short',
    urge: 'now',
    later: true,
    when: (table) => choosing(table) && seen(table).round === 1 && seen(table).compulsory === 1 && !chose(table),
    at: () => ['turn'],
  },
  {
    id: 'limit',
    urge: 'now',
    later: true,
    when: (table) => table.mine && seen(table).phase === 'limit',
    at: () => ['hand'],
  },
  {
    id: 'go-on',
    urge: 'now',
    later: true,
    when: (table) => table.mine && ['go-on', 'play-drawn'].includes(seen(table).phase),
    at: () => ['act:stop'],
    args: (table) => {
      const { phase, chieftain } = seen(table)
      return { ceremony: name(phase === 'play-drawn' ? 'birth' : chieftain ? 'chieftain' : 'warrior') }
    },
  },
  {
    id: 'vase',
    urge: 'now',
    later: true,
    when: (table) => choosing(table) && !seen(table).compulsory && seen(table).extra > 0,
    at: () => ['turn'],
  },
  {
    id: 'last',
    urge: 'now',
    later: true,
    when: (table) => choosing(table) && (!seen(table).end_tiles || seen(table).emptied.length > 0),
    at: (table) => [`pile:${table.seat}`],
  },
  {
    id: 'finish',
    urge: 'soon',
    when: (table) => choosing(table) && !!short(table),
    at: (table) => [`ceremony:${short(table)}`],
  },
  {
    id: 'open',
    urge: 'soon',
    when: (table) => choosing(table) && village(table).length < 2 && table.choices('open').length > 0,
    at: (table) => [`space:${table.seat}/`],
  },
  {
    id: 'area',
    urge: 'soon',
    when: (table) =>
      choosing(table) && seen(table).seats > 2 && table.choices('play').some((a) => a.facts?.village !== 'own'),
    at: () => ['area'],
  },
  {
    id: 'area-two',
    urge: 'soon',
    later: true,
    when: (table) =>
      choosing(table) && seen(table).seats === 2 && Object.keys(seen(table).villages[1 - table.seat] ?? {}).length > 0,
    at: () => ['area'],
  },
  {
    id: 'wild',
    urge: 'soon',
    when: (table) => choosing(table) && (seen(table).hand[WILD] ?? 0) > 0,
    at: () => [`hand:${WILD}`],
  },
  {
    id: 'empty',
    urge: 'soon',
    when: (table) => choosing(table) && held(table) <= 2 && !has(seen(table), table.seat, 'eagle_feather'),
    at: () => ['hand'],
  },
  {
    id: 'empty-feather',
    urge: 'soon',
    later: true,
    when: (table) => choosing(table) && held(table) <= 2 && has(seen(table), table.seat, 'eagle_feather'),
    at: (table) => [`ceremony:${table.seat}/eagle_feather`],
  },
  {
    id: 'exchange',
    urge: 'soon',
    when: (table) => choosing(table) && held(table) > 2 && !table.choices('play').length && village(table).length > 1,
    at: () => ['act:exchange'],
  },
  {
    id: 'draw',
    urge: 'soon',
    when: (table) => choosing(table) && held(table) <= 3 && table.choices('draw').length > 0,
    at: () => ['act:draw'],
  },
  {
    id: 'end-near',
    urge: 'soon',
    later: true,
    when: (table) => choosing(table) && (seen(table).end_tiles <= 2 || smallest(table) <= 6),
    at: () => ['ends'],
    args: (table) => ({ ends: seen(table).end_tiles, cards: smallest(table) }),
  },
  {
    id: 'three',
    urge: 'deep',
    when: (table) => choosing(table) && Object.values(seen(table).tiles).includes(3),
    at: (table) => [`tile:${Object.entries(seen(table).tiles).find(([, worth]) => worth === 3)?.[0]}`],
  },
  {
    id: 'end-tile',
    urge: 'deep',
    later: true,
    when: (table) => choosing(table) && seen(table).end_marks.length > 0,
    at: (table) => [`tile:${seen(table).end_marks[0]}`],
  },
]
