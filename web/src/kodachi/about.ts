/** What every page may need of Kodachi without loading it. */
import sprite from '../icons/kodachi.svg?url'
import type { GameAbout } from '../games'

export const about: GameAbout = {
  name: 'Kodachi',
  icon: 'kd-stealth',
  art: ['kd-clan-red', 'kd-clan-blue', 'kd-clan-green', 'kd-fan', 'kd-shuriken'],
  minutes: 45,
  opponents: 2,
  mark: 'KD',
  lesson: true,
  sprite: ['kd', sprite],
  meter: true,
  grave: ['give-up'],
  example: () => import('./example'),
  parts: () => import('./index'),
}
