/** How things move: 250 ms, none for whoever wants calm; the page finishes all of it on any input. */
import { calmMotion, settings } from './settings.svelte'
import { SPEEDS } from './table.svelte'

export const MOVE = { duration: 250, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const

/** So many milliseconds at normal speed, at the speed the reader has chosen. */
export const paced = (ms: number) => ms * SPEEDS[settings.speed].pace
/** How long a card of others travels: an eye has to find it first. */
export const TRAVEL = 420
/** How long the cards of something finished lie together before they leave. */
export const GATHER = 1250

/** Beats once whenever its value changes; with `born` also when it comes. */
export function pulse(node: HTMLElement, given: { value: unknown; born?: boolean }) {
  let last = given.value
  const beat = () => {
    if (!calmMotion()) node.animate([{ scale: 1 }, { scale: 1.3 }, { scale: 1 }], MOVE)
  }
  if (given.born) beat()
  return {
    update({ value }: { value: unknown }) {
      if (value !== last) beat()
      last = value
    },
  }
}
