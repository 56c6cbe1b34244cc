/** What every page may need of Kodachi without loading it. */
import sprite from '../icons/kodachi.svg?url'
import type { GameAbout } from '../games'

export const about: GameAbout = {
  name: 'Kodachi',
  icon: 'kd-stealth',
  ground: 'var(--mat)',
  minutes: 45,
  opponents: 2,
  mark: 'KD',
  lesson: true,
  sprite: ['kd', sprite],
  meter: true,
  grave: ['give-up'],
  example: () => import('./example'),
  figures: () => import('./figures'),
  gallery: () => import('./Gallery.svelte'),
  parts: () => import('./index'),
}
