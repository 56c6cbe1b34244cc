import type { GameParts } from '../games'
import type { KokopelliView } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'
import { KINDS } from './cards'
import { missing } from './forecast'
import { slotOf } from './geometry'
import { ask } from './ask'
import Picture from './Picture.svelte'
import { things } from './things'

const kinds = new Set(KINDS)
const view = (table: Table) => table.view as KokopelliView
const mine = (table: Table) => table.mine && view(table).phase === 'choose'

const parts: GameParts = {
  name: 'kokopelli',
  icon: 'kp-kokopelli',
  minutes: 30,
  table: () => import('./Table.svelte'),
  figure: (_, key) => (kinds.has(key) ? `kp-${key}` : ''),
  things,
  ask,
  Picture,
  status: (seen) => ({
    icon: 'kp-game_end',
    id: 'web-kp-ends',
    args: { count: (seen as KokopelliView).end_tiles },
    ask: 'ends',
  }),
  coach: [
    { id: 'begin', when: mine },
    {
      id: 'area',
      when: (table) => mine(table) && view(table).round >= 1 && table.entries.some((e) => e.kind === 'opened'),
    },
    { id: 'open', when: (table) => mine(table) && Object.keys(view(table).villages[table.seat] ?? {}).length > 0 },
    { id: 'wild', when: (table) => mine(table) && (view(table).hand.kokopelli ?? 0) > 0 },
    {
      id: 'finish',
      when: (table) =>
        mine(table) &&
        view(table).villages.some((village, seat) =>
          Object.keys(village).some((space) => missing(view(table), slotOf(seat, space)) === 1),
        ),
    },
    { id: 'empty', when: (table) => mine(table) && (view(table).hand_sizes[table.seat] ?? 5) <= 2 },
  ],
}
export default parts
