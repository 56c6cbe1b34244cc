/** What every page may need of Kokopelli without loading it. */
import sprite from '../icons/kokopelli.svg?url'
import type { GameAbout } from '../games'

export const about: GameAbout = {
  name: 'Kokopelli',
  icon: 'kp-kokopelli',
  ground: 'var(--wood), var(--table)',
  minutes: 30,
  opponents: 3,
  mark: 'KP',
  lesson: true,
  grave: ['cancel'],
  sprite: ['kp', sprite],
  firstGame: { ceremonies: 'first-game' },
  keys: [
    ['D', 'web-key-draw'],
    ['E', 'web-key-exchange'],
    ['C', 'web-key-cancel'],
    ['S', 'web-key-done'],
  ],
  options: () => import('./Options.svelte'),
  example: () => import('./example'),
  figures: () => import('./figures'),
  gallery: () => import('./Gallery.svelte'),
  parts: () => import('./index'),
}
