import type { GameParts } from '../games'

const parts: GameParts = {
  name: 'kokopelli',
  icon: 'kp-kokopelli',
  minutes: 30,
  table: () => import('./Table.svelte'),
  figure: () => '',
  coach: [],
}
export default parts
