import type { GameParts } from '../games'

const parts: GameParts = {
  name: 'kodachi',
  icon: 'kd-stealth',
  minutes: 45,
  table: () => import('./Table.svelte'),
  figure: () => '',
  coach: [],
}
export default parts
