/** What somebody did, in figures. */
import type { Deed } from '../games'
import type { TableEvent } from '../lib/words'
import { name } from './words'

export function deed({ kind, seat, public: facts }: TableEvent): Deed | null {
  const thing = (fact: string) => {
    const card = String(facts[fact])
    const village = Number(facts.village ?? seat)
    return { figure: `kp-${card}`, ask: `card:${card}`, text: name(card), ...(village !== seat && { at: village }) }
  }
  switch (kind) {
    case 'opened':
      return { icon: 'kp-open', ...thing('ceremony') }
    case 'played':
      return {
        icon: 'kp-play',
        ...thing('card'),
        text: (facts.card === facts.ceremony ? '' : '→ ') + name(String(facts.ceremony)),
      }
    case 'finished':
      return { icon: 'kp-finish', ...thing('ceremony') }
    case 'cancelled':
      return { icon: 'kp-cancel', ...thing('ceremony') }
    case 'drew':
      return { icon: 'kp-draw', ask: 'draw', count: Number(facts.count) }
    case 'exchange-began':
      return { icon: 'kp-exchange', ask: 'exchange', count: Number(facts.count) }
    case 'end-tile-placed':
      return { icon: 'kp-game_end', ask: 'ends' }
    case 'passed':
      return { icon: 'kp-endturn', ask: 'actions' }
  }
  return null
}
