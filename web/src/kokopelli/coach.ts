/** The hints of first games of Kokopelli, the most urgent first: when each has its moment, and what it speaks of. No rule is decided here. */
import type { Hint } from '../games'
import type { KokopelliView } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'
import type { TableEvent } from '../lib/words'
import { RULES } from './ask'
import { WILD } from './cards'
import { has, missing, near, slotOf } from './geometry'
import { name } from './words'

const seen = (table: Table) => table.view as KokopelliView
const choosing = (table: Table) => table.mine && seen(table).phase === 'choose'
const village = (table: Table) => Object.values(seen(table).villages[table.seat] ?? {})
const held = (table: Table) => seen(table).hand_sizes[table.seat] ?? 0
const chose = (table: Table) => table.steps.some((step) => step.by === table.seat && step.events?.length)
const smallest = (table: Table) => Math.min(...seen(table).pile_sizes)

/** A ceremony that one card in hand would finish: its seat and kind. */
function short(table: Table): string {
  for (const { id } of table.choices('play')) {
    const done = table.ahead(id).find(({ kind }) => kind === 'finished')
    if (done) return `${Number(done.public.village)}/${String(done.public.ceremony)}`
  }
  return ''
}

/** Something the reader did. */
const did =
  (kind: string, fits: (facts: TableEvent['public'], table: Table) => boolean = () => true) =>
  (event: TableEvent, table: Table) =>
    event.kind === kind && event.seat === table.seat && fits(event.public, table)
const placed = (event: TableEvent, table: Table) => did('opened')(event, table) || did('played')(event, table)
const abroad = did('played', (facts, table) => facts.village !== table.seat)

/** An own ceremony that lacks one card, which another may play and the reader can't: its kind, and who. */
function danger(table: Table): { kind: string; seat: number } | null {
  const view = seen(table)
  for (const [space, { ceremony: kind }] of Object.entries(view.villages[table.seat] ?? {})) {
    const slot = slotOf(table.seat, space)
    const seat = view.areas.findIndex((_, s) => s !== table.seat && near(view, s, slot))
    const mine = table
      .choices('play', { village: 'own' })
      .some(({ facts }) => (facts?.ceremony ?? facts?.card) === kind)
    if (seat >= 0 && missing(view, slot) === 1 && !mine) return { kind, seat }
  }
  return null
}
/** Who finished a ceremony of the reader since the reader's last turn. */
const finisher = (table: Table) =>
  table.since.flatMap(({ entries }) => entries).find((e) => e.kind === 'finished' && e.public.village === table.seat)
    ?.seat
/** The ceremony whose ability has given the reader points last. */
function giver(table: Table): string {
  const last = table.entries.findLast((e) => did('scored', ({ rule }) => String(rule).startsWith('KP-6.'))(e, table))
  return Object.keys(RULES).find((kind) => RULES[kind] === last?.public.rule) ?? ''
}
/** No space is free, and a card in hand fits nowhere. */
const crowded = (table: Table) =>
  village(table).length >= seen(table).spaces[table.seat].length &&
  Object.keys(seen(table).hand).some(
    (card) => card !== WILD && !table.choices('play').some((a) => a.facts?.card === card),
  )

export const coach: Hint[] = [
  {
    id: 'goal',
    urge: 'now',
    when: (table) => choosing(table) && !chose(table),
    at: () => ['tiles'],
    known: (event, table) => placed(event, table) || did('drew', ({ cause }) => cause === 'action')(event, table),
  },
  {
    id: 'begin',
    urge: 'now',
    when: (table) => choosing(table) && !chose(table),
    at: () => ['hand'],
    known: placed,
  },
  {
    id: 'short',
    shows: 1,
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
    shows: 1,
    at: () => ['hand'],
  },
  {
    id: 'go-on',
    shows: 1,
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
    shows: 1,
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
    known: did('finished'),
    urge: 'soon',
    when: (table) => choosing(table) && !!short(table),
    at: (table) => [`ceremony:${short(table)}`],
  },
  {
    id: 'open',
    known: did('opened'),
    urge: 'soon',
    when: (table) => choosing(table) && village(table).length < 2 && table.choices('open').length > 0,
    at: (table) => [`space:${table.seat}/`],
  },
  {
    id: 'area',
    known: abroad,
    urge: 'soon',
    when: (table) =>
      choosing(table) && seen(table).seats > 2 && table.choices('play').some((a) => a.facts?.village !== 'own'),
    at: () => ['area'],
  },
  {
    id: 'area-two',
    known: (event, table) => abroad(event, table) || did('opened', ({ space }) => space === 'beneath')(event, table),
    urge: 'soon',
    later: true,
    when: (table) =>
      choosing(table) && seen(table).seats === 2 && Object.keys(seen(table).villages[1 - table.seat] ?? {}).length > 0,
    at: () => ['area'],
  },
  {
    id: 'wild',
    known: did('played', ({ card }) => card === WILD),
    urge: 'soon',
    when: (table) => choosing(table) && (seen(table).hand[WILD] ?? 0) > 0,
    at: () => [`hand:${WILD}`],
  },
  {
    id: 'danger',
    urge: 'soon',
    later: true,
    shows: 2,
    known: did('cancelled'),
    when: (table) => choosing(table) && !!danger(table),
    at: (table) => [`ceremony:${table.seat}/${danger(table)?.kind}`],
    args: (table) => ({ name: table.names[danger(table)?.seat ?? 0] ?? '' }),
  },
  {
    id: 'owner',
    urge: 'soon',
    shows: 1,
    when: (table) => choosing(table) && finisher(table) !== undefined,
    at: () => ['points'],
    args: (table) => ({ name: table.names[finisher(table) ?? 0] ?? '' }),
  },
  {
    id: 'empty',
    known: did('hand-emptied'),
    urge: 'soon',
    when: (table) => choosing(table) && held(table) <= 2 && !has(seen(table), table.seat, 'eagle_feather'),
    at: () => ['hand'],
  },
  {
    id: 'empty-feather',
    known: did('hand-emptied'),
    urge: 'soon',
    later: true,
    when: (table) => choosing(table) && held(table) <= 2 && has(seen(table), table.seat, 'eagle_feather'),
    at: (table) => [`ceremony:${table.seat}/eagle_feather`],
  },
  {
    id: 'cancel',
    urge: 'soon',
    later: true,
    known: did('cancelled'),
    when: (table) => choosing(table) && crowded(table),
    at: () => ['act:cancel'],
  },
  {
    id: 'exchange',
    known: did('exchange-began'),
    urge: 'soon',
    when: (table) => choosing(table) && held(table) > 2 && !table.choices('play').length && village(table).length > 1,
    at: () => ['act:exchange'],
  },
  {
    id: 'draw',
    known: did('drew', ({ cause }) => cause === 'action'),
    urge: 'soon',
    when: (table) => choosing(table) && held(table) <= 3 && !short(table) && table.choices('draw').length > 0,
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
    known: did('finished', ({ worth }) => worth === 3),
    urge: 'deep',
    when: (table) => choosing(table) && Object.values(seen(table).tiles).includes(3),
    at: (table) => [`tile:${Object.entries(seen(table).tiles).find(([, worth]) => worth === 3)?.[0]}`],
  },
  {
    id: 'end-tile',
    shows: 1,
    urge: 'deep',
    later: true,
    when: (table) => choosing(table) && seen(table).end_marks.length > 0,
    at: (table) => [`tile:${seen(table).end_marks[0]}`],
  },
  {
    id: 'ability',
    urge: 'deep',
    later: true,
    shows: 1,
    when: (table) => choosing(table) && !!giver(table),
    at: (table) => [`ceremony:${table.seat}/${giver(table)}`],
    args: (table) => ({ ceremony: name(giver(table)) }),
  },
]
