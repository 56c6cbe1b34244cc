/** A turn as an example (`rules-kokopelli-example-…`): steps 6 and 7 of the lesson. */
import type { Example } from '../games'

export const example: Example = {
  acts: ['kp-draw', 'kp-open', 'kp-play', 'kp-cancel', 'kp-exchange'],
  panels: [
    ['kp-spider_woman', 'kp-drummer', 'kp-snake_dance', 'kp-snake_dance', 'kp-kokopelli'],
    ['Nils', 'kp-spider_woman', '3 / 4'],
    ['kp-spider_woman', '→', 'kp-spider_woman', '+4', '+1'],
    ['kp-spider_woman', '4 → 3', '+4'],
    ['Nils', '+1', 'kp-pile'],
    ['kp-drummer', '→', 'kp-open'],
    ['kp-hunter', '2 → 1'],
    ['kp-snake_dance', 'kp-snake_dance', 'kp-kokopelli', '→', 'Mira'],
  ],
  rules: ['KP-4.2', 'KP-5.4', 'KP-5.8', 'KP-5.9', 'KP-5.2', 'KP-6.16'],
}
