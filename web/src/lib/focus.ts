/** Focus stays at the table: when what had it is gone, it goes to what comes next there, never to the page. */
import { tick } from 'svelte'
import { adrift } from './arrows'

export type FocusRules<F> = {
  root: () => HTMLElement | undefined
  /** What must be known of the thing that has the focus, to find its successor. */
  read: (active: Element) => F
  successor: (was: F) => HTMLElement | null | undefined
  /** What has the focus can't keep it, though it is still there. */
  stale?: (active: Element) => boolean
  options?: () => FocusOptions
}

export class FocusKeeper<F> {
  readonly #rules: FocusRules<F>
  #was: { what: F } | null = null

  constructor(rules: FocusRules<F>) {
    this.#rules = rules
  }

  /** To be called before something new is drawn, and whenever something gets the focus. */
  remember() {
    const root = this.#rules.root()
    const active = document.activeElement
    // Nothing has the focus: it was lost here, perhaps while nothing new was drawn, and is still to be found.
    if (this.#was && adrift(root)) return
    this.#was = active && active !== root && root?.contains(active) ? { what: this.#rules.read(active) } : null
  }

  /** To be called after it. */
  recover() {
    const was = this.#was
    void tick().then(() => {
      const { root, successor, stale, options } = this.#rules
      const active = document.activeElement
      if (!was || !root()) return
      if (adrift(root()) || (active && (active.closest('[inert]') || stale?.(active))))
        successor(was.what)?.focus(options?.() ?? { preventScroll: true })
    })
  }
}

/** Lends the focus to what is opened, as an attachment; when that closes, it goes back to what had it. */
export function lent(node: HTMLElement) {
  const before = document.activeElement
  node.focus()
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
}
