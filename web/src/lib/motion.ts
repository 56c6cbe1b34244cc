/** How things move: 250 ms, none for whoever wants calm; the page finishes all of it on any input. */
import { calmMotion } from './settings.svelte'

export const MOVE = { duration: 250, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const

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
