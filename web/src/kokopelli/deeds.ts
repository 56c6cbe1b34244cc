/** What somebody did, in figures. */
import type { TableEvent } from '../lib/words'

export function deed({ kind, public: facts }: TableEvent) {
  const of = (name: string) => `kp-${facts[name]}`
  switch (kind) {
    case 'opened':
      return { icon: 'kp-open', figure: of('ceremony') }
    case 'played':
      return { icon: 'kp-play', figure: of('card') }
    case 'finished':
      return { icon: 'kp-finish', figure: of('ceremony') }
    case 'cancelled':
      return { icon: 'kp-cancel', figure: of('ceremony') }
    case 'drew':
      return { icon: 'kp-draw', count: Number(facts.count) }
    case 'exchange-began':
      return { icon: 'kp-exchange', count: Number(facts.count) }
    case 'end-tile-placed':
      return { icon: 'kp-game_end' }
    case 'passed':
      return { icon: 'kp-endturn' }
  }
  return null
}
