/** The hints of first games of Kodachi, the most urgent first: when each has its moment, and what it speaks of. No rule is decided here. */
import type { Hint } from '../games'
import type { KodachiView } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'
import { guardCard, handCard } from './cards'

const seen = (table: Table) => table.view as KodachiView
const asked = (table: Table, ...phases: string[]) => table.mine && phases.includes(seen(table).phase)
const own = (table: Table, ...phases: string[]) => asked(table, ...phases) && seen(table).active === table.seat
const guard = (table: Table) => guardCard(seen(table).guard_row.at(-1)?.card ?? '')
const last = (table: Table) => [`guard:${seen(table).guard_row.length}`]
const inHand = (table: Table, fits: (key: string) => boolean) => Object.keys(seen(table).hand).find(fits)
const isEnvoy = (key: string) => handCard(key).group === 'envoy'
const isBought = (key: string) => handCard(key).group === 'skill'
const shown = (table: Table, fits: (key: string) => boolean) => seen(table).house_row.findIndex(fits)
const rumor = (table: Table, rare: boolean) =>
  shown(table, (key) => handCard(key).group === 'rumor' && (key === 'rumor-few') === rare)

export const coach: Hint[] = [
  {
    id: 'goal',
    urge: 'now',
    when: (table) =>
      own(table, 'declare') && !table.steps.some((step) => step.by === table.seat && step.events?.length),
    at: (table) => ['house:1', `worth:${table.seat}`],
  },
  {
    id: 'declare',
    urge: 'now',
    when: (table) => own(table, 'declare'),
    at: () => ['choice:strength', 'choice:stealth'],
  },
  {
    id: 'fight',
    urge: 'now',
    when: (table) => own(table, 'fight') && seen(table).fights.at(-1)?.length === 0,
    at: () => ['hand'],
  },
  {
    id: 'elite-pair',
    urge: 'now',
    later: true,
    when: (table) => own(table, 'fight') && guard(table).low.length > 1,
    at: last,
  },
  {
    id: 'elite-two',
    urge: 'now',
    when: (table) =>
      own(table, 'declare', 'fight') && guard(table).low.length === 1 && guard(table).low[0] !== guard(table).high[0],
    at: last,
  },
  { id: 'more', urge: 'now', when: (table) => own(table, 'fight') && seen(table).dojo !== '', at: () => ['line'] },
  { id: 'decide', urge: 'now', when: (table) => own(table, 'decide'), at: () => ['act:stop', 'act:go-on'] },
  { id: 'take', urge: 'now', when: (table) => own(table, 'take'), at: () => ['guard:1', 'house:1'] },
  {
    id: 'price',
    urge: 'now',
    when: (table) => asked(table, 'take') && table.choices('buy').length > 0,
    at: (table) => [`price:${table.choices('buy')[0]?.facts?.card}`],
  },
  { id: 'discard', urge: 'now', when: (table) => own(table, 'discard'), at: () => ['act:keep'] },
  {
    id: 'four',
    urge: 'now',
    later: true,
    when: (table) => asked(table, 'drop') || (own(table, 'take') && seen(table).players[table.seat].over_treasures > 0),
    at: (table) => [`treasures:${table.seat}`],
  },
  {
    id: 'last',
    urge: 'now',
    later: true,
    when: (table) => table.mine && seen(table).last_round !== '',
    at: () => ['clans'],
  },
  {
    id: 'pay',
    urge: 'soon',
    later: true,
    when: (table) => asked(table, 'pay') && table.choices('pay').length > 1,
    at: (table) => [`treasures:${table.seat}`],
  },
  {
    id: 'order',
    urge: 'soon',
    when: (table) => asked(table, 'take') && seen(table).active !== table.seat,
    at: () => ['queue'],
  },
  {
    id: 'elite-next',
    urge: 'soon',
    when: (table) => own(table, 'decide') && seen(table).guard_top === 'elite',
    at: () => ['deck:guards'],
  },
  {
    id: 'room',
    urge: 'soon',
    when: (table) => own(table, 'decide') && [1, 2].includes(seen(table).defeated),
    at: (table) => [`room:${seen(table).defeated}`],
  },
  {
    id: 'envoy',
    urge: 'soon',
    when: (table) => own(table, 'declare', 'fight') && !!inHand(table, isEnvoy),
    at: (table) => [`hand:${inHand(table, isEnvoy)}`],
  },
  {
    id: 'rumor',
    urge: 'soon',
    when: (table) => asked(table, 'take') && rumor(table, false) >= 0,
    at: (table) => [`house:${rumor(table, false) + 1}`],
  },
  {
    id: 'rare',
    urge: 'soon',
    later: true,
    when: (table) => asked(table, 'take') && rumor(table, true) >= 0,
    at: (table) => [`house:${rumor(table, true) + 1}`],
  },
  {
    id: 'skill',
    urge: 'soon',
    later: true,
    when: (table) => own(table, 'fight') && !!inHand(table, isBought),
    at: (table) => [`hand:${inHand(table, isBought)}`],
  },
  { id: 'risk', urge: 'deep', when: (table) => own(table, 'decide') && !!table.info?.meter, at: () => ['meter'] },
  {
    id: 'gold-skill',
    urge: 'deep',
    later: true,
    when: (table) => asked(table, 'take') && !!seen(table).hand['skill-gold'],
    at: () => ['hand:skill-gold'],
  },
  {
    id: 'count',
    urge: 'deep',
    later: true,
    when: (table) => asked(table, 'take') && seen(table).round >= 3,
    at: (table) => [`worth:${table.seat}`],
  },
]
