/** Which abilities had a part in what happened, as far as the table can see it: so that their figures can show it. No rule is decided here. */
import type { KokopelliView } from '../lib/protocol'
import type { TableEvent } from '../lib/words'
import { has, missing, near, slotOf } from './geometry'

/** A ceremony by its owner. */
export type Ability = { seat: number; kind: string }

const PAYS: Record<string, string> = {
  'KP-6.8': 'paw',
  'KP-6.10': 'eagle_feather',
  'KP-6.11': 'tortoise',
  'KP-6.15': 'mother_of_heaven',
  'KP-6.17': 'shaman',
}

/** The ability that paid these points; nothing for those that everybody gets. */
export const payer = ({ seat, public: facts }: TableEvent): Ability | null => {
  const kind = PAYS[String(facts.rule)]
  return kind ? { seat, kind } : null
}

export function abilitiesUsed(before: KokopelliView, events: TableEvent[]): Ability[] {
  const found: Ability[] = []
  let counts = 1
  for (const event of events) {
    const { kind, seat, public: facts } = event
    const use = (ability: string, owner = seat) => found.push({ seat: owner, kind: ability })
    const owner = Number(facts.village)
    const slot = slotOf(owner, String(facts.space))
    if (kind === 'scored') {
      const paid = payer(event)
      if (paid) found.push(paid)
    } else if (kind === 'action-gained') use('vase', owner)
    else if (kind === 'drew') {
      if (facts.cause === 'lizard') use('lizard')
      if (facts.cause === 'action' && Number(facts.count) > 1) use('hunter')
    } else if (kind === 'opened') {
      if (owner !== seat) use('fire')
      if (facts.space === 'sun') use('sun', owner)
    } else if (kind === 'played') {
      counts = Number(facts.counts)
      if (counts > 1) use('snake_dance')
      if (before.phase === 'play-drawn') use('birth')
      if (before.phase === 'go-on' && before.begun_at)
        use(slotOf(...before.begun_at) === slot ? 'chieftain' : 'warrior')
      if (!near(before, seat, slot)) use('spider_woman')
    } else if (kind === 'finished') {
      // One card more than needed would have done without it.
      if (counts === missing(before, slot) && has(before, owner, 'drummer')) use('drummer', owner)
    }
  }
  return found
}
