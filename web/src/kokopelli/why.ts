/** Why something can't be used: what to ask the server, or what the page can say by itself. */
import { notYourTurn, type Ask } from '../lib/why.svelte'
import type { Board } from './board.svelte'
import { WILD } from './cards'
import { ceremonyAt, nameOfVillage, placeOfSlot, readSlot, sunSpace, villageOf } from './geometry'
import { name } from './words'

export function waiting({ table, phase, playing, view }: Board): Ask {
  if (table.mine) return null
  if (table.over || phase === 'over') return { id: 'kokopelli-no-over', rule: 'KP-7.1' }
  if (!playing) return { id: 'web-spectator' }
  return notYourTurn(table, view.turn)
}

const ids = ({ table }: Board, texts: string[]) => texts.flatMap((text) => table.called(text)?.id ?? [])

/** The texts of all choices that would play this card. */
function plays({ view, me, seats }: Board, kind: string): string[] {
  return (seats === 2 ? ['own', 'other'] : ['own', 'left', 'right']).flatMap((v) =>
    Object.values(view.villages[villageOf(v, me, seats)] ?? {}).flatMap((c) =>
      kind === WILD ? [`play kokopelli ${v} ${c.ceremony}`] : c.ceremony === kind ? [`play ${kind} ${v}`] : [],
    ),
  )
}

export function whyCard(board: Board, kind: string): Ask {
  const wait = waiting(board)
  if (wait) return wait
  if (board.slot) return whySlot(board, board.slot, kind)
  const played = plays(board, kind)
  if (kind === WILD)
    return played.length ? { actions: ids(board, played) } : { id: 'web-kokopelli-nothing-open', rule: 'KP-5.4' }
  const { view, me, seats } = board
  const places = seats === 2 ? ['own', 'beneath'] : ['own-left', 'own-right', ...(sunSpace(view, me) ? ['sun'] : [])]
  const opened = places.map((place) => `open ${kind} ${place}`)
  return { actions: ids(board, board.phase === 'choose' ? [...opened, ...played] : [...played, ...opened]) }
}

export function whySlot(board: Board, s: string, kind = board.chosen): Ask {
  const wait = waiting(board)
  if (wait) return wait
  const { view, me, seats, table } = board
  const { seat } = readSlot(s)
  const ceremony = ceremonyAt(view, s)?.ceremony
  const village = nameOfVillage(seat, me, seats)
  if (!village) return { id: 'web-kokopelli-far', blanks: { name: table.names[seat] }, rule: 'KP-3.2' }
  if (board.cancelling) return { id: 'web-kokopelli-not-own', rule: 'KP-5.6' }
  if (ceremony) {
    if (kind && kind !== WILD && kind !== ceremony)
      return { id: 'web-kokopelli-mismatch', blanks: { card: name(kind), ceremony: name(ceremony) }, rule: 'KP-5.4' }
    const wild = `play kokopelli ${village} ${ceremony}`
    const same = `play ${ceremony} ${village}`
    return { actions: ids(board, kind === WILD ? [wild] : kind ? [same] : [same, wild]) }
  }
  if (kind === WILD) return { id: 'web-kokopelli-wild-opens', rule: 'KP-5.2' }
  const place = placeOfSlot(view, me, s)
  if (!place)
    return {
      id: 'web-kokopelli-not-there',
      blanks: { name: table.names[seat] },
      rule: seats === 2 ? 'KP-3.3' : 'KP-3.2',
    }
  const kinds = kind ? [kind] : Object.keys(view.hand).filter((k) => k !== WILD)
  if (!kinds.length) return { id: 'web-kokopelli-wild-opens', rule: 'KP-5.2' }
  return {
    actions: ids(
      board,
      kinds.map((k) => `open ${k} ${place}`),
    ),
  }
}

export const whyVerb = (board: Board, verb: string): Ask => waiting(board) ?? { actions: ids(board, [verb]) }

export function whyCancel(board: Board): Ask {
  const wait = waiting(board)
  if (wait) return wait
  const { view, me, table } = board
  if (!Object.keys(view.villages[me]).length) return { id: 'web-kokopelli-nothing-own', rule: 'KP-5.6' }
  const all = table.actions.filter((a) => a.verb === 'cancel' && view.ceremonies.includes(String(a.facts?.ceremony)))
  return { actions: all.map((a) => a.id) }
}

export const whyBack = ({ table }: Board): Ask => ({
  id: table.ply > 0 && table.info?.status === 'running' ? 'web-no-take-back-seen' : 'web-no-take-back',
})
