/** The hints of first games of Kodachi, the most urgent first: when each has its moment, and what it speaks of. No rule is decided here. */
import type { Hint } from '../games'
import type { KodachiView } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'
import type { TableEvent } from '../lib/words'
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

/** Something the reader did, with a certain card or with any. */
const did =
  (kind: string, fits: (card: string) => boolean = () => true) =>
  (event: TableEvent, table: Table) =>
    event.kind === kind && event.seat === table.seat && fits(String(event.public.card))
const isRumor = (key: string) => handCard(key).group === 'rumor'
/** An envoy that can be bought now. */
const forSale = (table: Table) => table.choices('buy').find(({ facts }) => isEnvoy(String(facts?.card)))?.facts?.card
/** Another seat that lacks one token to the last round. */
const near = (table: Table) =>
  seen(table).players.findIndex((player, seat) => seat !== table.seat && player.tokens.length === 3)

export const coach: Hint[] = [
  {
    id: 'goal',
    known: did('declared'),
    urge: 'now',
    when: (table) =>
      own(table, 'declare') && !table.steps.some((step) => step.by === table.seat && step.events?.length),
    at: (table) => ['house:1', `worth:${table.seat}`],
  },
  {
    id: 'declare',
    shows: 2,
    urge: 'now',
    when: (table) => own(table, 'declare'),
    at: () => ['choice:strength', 'choice:stealth'],
  },
  {
    id: 'fight',
    known: did('defeated'),
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
  { id: 'decide', shows: 2, urge: 'now', when: (table) => own(table, 'decide'), at: () => ['act:stop', 'act:go-on'] },
  {
    id: 'take',
    known: (e, table) => did('took')(e, table) || did('bought')(e, table),
    urge: 'now',
    when: (table) => own(table, 'take'),
    at: () => ['guard:1', 'house:1'],
  },
  {
    id: 'price',
    known: did('bought'),
    urge: 'now',
    when: (table) => asked(table, 'take') && table.choices('buy').length > 0,
    at: (table) => [`price:${table.choices('buy')[0]?.facts?.card}`],
  },
  { id: 'discard', shows: 2, urge: 'now', when: (table) => own(table, 'discard'), at: () => ['act:keep'] },
  {
    id: 'four',
    known: did('dropped'),
    urge: 'now',
    later: true,
    when: (table) => asked(table, 'drop') || (own(table, 'take') && seen(table).players[table.seat].over_treasures > 0),
    at: (table) => [`treasures:${table.seat}`],
  },
  {
    id: 'last',
    shows: 1,
    urge: 'now',
    later: true,
    when: (table) => table.mine && seen(table).last_round !== '',
    at: () => ['clans'],
  },
  {
    id: 'pay',
    shows: 1,
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
    shows: 1,
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
    known: did('token-gained'),
    when: (table) =>
      (own(table, 'declare', 'fight') && !!inHand(table, isEnvoy)) || (asked(table, 'take') && !!forSale(table)),
    at: (table) =>
      seen(table).phase === 'take'
        ? [`house:${shown(table, (key) => key === forSale(table)) + 1}`]
        : [`hand:${inHand(table, isEnvoy)}`],
  },
  {
    id: 'rumor',
    known: did('bought', (card) => isRumor(card) && card !== 'rumor-few'),
    urge: 'soon',
    when: (table) => asked(table, 'take') && rumor(table, false) >= 0,
    at: (table) => [`house:${rumor(table, false) + 1}`],
  },
  {
    id: 'rare',
    known: did('bought', (card) => card === 'rumor-few'),
    urge: 'soon',
    later: true,
    when: (table) => asked(table, 'take') && rumor(table, true) >= 0,
    at: (table) => [`house:${rumor(table, true) + 1}`],
  },
  {
    id: 'skill',
    known: did('played', isBought),
    urge: 'soon',
    later: true,
    when: (table) => own(table, 'fight') && !!inHand(table, isBought),
    at: (table) => [`hand:${inHand(table, isBought)}`],
  },
  {
    id: 'near',
    urge: 'soon',
    later: true,
    shows: 1,
    when: (table) => table.mine && seen(table).last_round === '' && near(table) >= 0,
    at: (table) => [`tokens:${near(table)}`],
    args: (table) => ({ name: table.names[near(table)] ?? '' }),
  },
  {
    id: 'token',
    urge: 'soon',
    shows: 1,
    when: (table) => table.mine && table.entries.some(({ kind }) => kind === 'token-gained'),
    at: () => ['clans'],
  },
  {
    id: 'risk',
    shows: 2,
    urge: 'deep',
    when: (table) => own(table, 'decide') && !!table.info?.meter,
    at: () => ['meter'],
  },
  {
    id: 'gold-skill',
    urge: 'deep',
    later: true,
    when: (table) => asked(table, 'take') && !!seen(table).hand['skill-gold'],
    at: () => ['hand:skill-gold'],
  },
  {
    id: 'count',
    shows: 1,
    urge: 'deep',
    later: true,
    when: (table) => asked(table, 'take') && seen(table).round >= 3,
    at: (table) => [`worth:${table.seat}`],
  },
]
