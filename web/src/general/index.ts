/** The parts of a game that has no table of its own here: a plain board shows its view and its choices. */
import type { GameParts } from '../games'

const parts: GameParts = {
  name: 'general',
  icon: 'ko-brand',
  minutes: 15,
  table: () => import('./Table.svelte'),
  figure: () => '',
  things: () => [],
  coach: () => Promise.resolve([]),
}
export default parts
