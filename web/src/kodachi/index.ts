import type { GameParts } from '../games'
import type { KodachiView } from '../lib/protocol'
import { figure } from './cards'
import { ask, LEGEND } from './ask'
import Face from './Face.svelte'
import { drawn } from './drawn'
import { deed } from './deeds'
import { things } from './things'

const parts: GameParts = {
  name: 'kodachi',
  icon: 'kd-stealth',
  minutes: 45,
  table: () => import('./Table.svelte'),
  figure,
  deed,
  drawn,
  things,
  ask,
  signs: LEGEND,
  Picture: Face,
  status: (seen) => {
    const { last_round } = seen as KodachiView
    return last_round ? { icon: 'kd-token-5', id: 'web-kodachi-last-round', args: {}, ask: 'clan:red' } : null
  },
  score: (seen, seat) => {
    const { reason, points, players } = seen as KodachiView
    return reason ? points[seat] : players[seat].worth
  },
  sources: (seen, seat) => {
    const { reason, players } = seen as KodachiView
    return reason
      ? null
      : players[seat].scores
          .map(({ source, rule, points }) => ({ id: source, rule, points, times: 1 }))
          .sort((a, b) => b.points - a.points)
  },
  lastly: ['treasures', 'tokens', 'envoys', 'skills', 'rumor-envoy', 'rumor-rumor', 'rumor-skill', 'rumor-few'],
  coach: async () => (await import('./coach')).coach,
}
export default parts
