/** A turn as an example (`rules-kodachi-example-…`): the first turn of the lesson. */
import type { Example } from '../games'

export const example: Example = {
  acts: ['kd-strength', 'kd-stealth', 'kd-guard', 'kd-stop', 'kd-any'],
  panels: [
    ['kd-rumor', 'kd-guard', '3'],
    ['kd-strength', '4 > 3', 'kd-guard'],
    ['4 + 1 > 4', 'kd-guard'],
    ['5 > 4', 'kd-elite'],
    ['kd-stop', '3 → 2'],
    ['kd-gold', '→', 'kd-hand'],
    ['kd-fan', 'kd-fan', 'kd-gold', '→', 'kd-clan-blue'],
    ['Mira', 'kd-rumor', 'Nils', 'kd-vase', '6'],
  ],
  rules: ['KD-3.1', 'KD-3.2', 'KD-3.8', 'KD-5.1', 'KD-5.3', 'KD-5.6', 'KD-6.4'],
}
