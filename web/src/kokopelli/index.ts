import type { GameParts } from '../games'
import type { KokopelliView } from '../lib/protocol'
import { KINDS } from './cards'
import { ask, LEGEND } from './ask'
import Picture from './Picture.svelte'
import { drawn } from './drawn'
import { deed } from './deeds'
import { things } from './things'

const kinds = new Set(KINDS)

const parts: GameParts = {
  name: 'kokopelli',
  icon: 'kp-kokopelli',
  minutes: 30,
  table: () => import('./Table.svelte'),
  figure: (_, key) => (kinds.has(key) ? `kp-${key}` : ''),
  deed,
  drawn,
  things,
  ask,
  signs: LEGEND,
  Picture,
  status: (seen) => ({
    icon: 'kp-game_end',
    id: 'web-kokopelli-ends',
    args: { count: (seen as KokopelliView).end_tiles },
    ask: 'ends',
  }),
  coach: async () => (await import('./coach')).coach,
}
export default parts
