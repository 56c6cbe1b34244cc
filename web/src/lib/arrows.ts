/**
 * Arrow keys walk over everything that carries `data-thing`, to the nearest one in that direction; who comes from elsewhere, to one that can be used.
 * Things in a `[data-roving]` group share one stop of the Tab key: the one last visited.
 */
export function arrows(root: HTMLElement) {
  const things = () =>
    [...root.querySelectorAll<HTMLElement>('[data-thing]')].filter(
      (e) => e.offsetParent !== null && !(e as HTMLButtonElement).disabled,
    )

  function key(event: KeyboardEvent) {
    const ways: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    }
    const way = ways[event.key]
    if (!way || !forTable(event)) return
    const from = document.activeElement as HTMLElement | null
    const all = things()
    if (!from || !root.contains(from) || !from.matches('[data-thing]')) {
      if (from && (from.contains(root) || root.contains(from))) {
        focusOn(all.find((e) => e.ariaDisabled === 'false') ?? all[0])
        event.preventDefault()
      }
      return
    }
    const a = from.getBoundingClientRect()
    const ax = a.left + a.width / 2
    const ay = a.top + a.height / 2
    let best: HTMLElement | null = null
    let least = Infinity
    for (const to of all) {
      if (to === from) continue
      const b = to.getBoundingClientRect()
      const dx = b.left + b.width / 2 - ax
      const dy = b.top + b.height / 2 - ay
      const along = dx * way[0] + dy * way[1]
      const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
      if (along < 4 || aside > along * 3) continue
      const far = along + aside * (aside > along ? 5 : 2)
      if (far < least) [least, best] = [far, to]
    }
    event.preventDefault()
    if (best) focusOn(best)
  }

  function rove(event: FocusEvent) {
    const thing = (event.target as HTMLElement).closest<HTMLElement>('[data-thing]')
    const group = thing?.closest('[data-roving]')
    if (!thing || !group) return
    for (const other of group.querySelectorAll<HTMLElement>('[data-thing]')) other.tabIndex = other === thing ? 0 : -1
  }

  /** Every group keeps exactly one stop, also when its things come and go. */
  function settle() {
    for (const group of root.querySelectorAll('[data-roving]')) {
      const all = [...group.querySelectorAll<HTMLElement>('[data-thing]')]
      const stop =
        all.find((e) => e === document.activeElement) ?? all.find((e) => e.tabIndex === 0 && e.offsetParent) ?? all[0]
      for (const e of all) if (e.tabIndex !== (e === stop ? 0 : -1)) e.tabIndex = e === stop ? 0 : -1
    }
  }

  document.addEventListener('keydown', key)
  root.addEventListener('focusin', rove)
  // With the next frame: earlier it would cost a layout of its own.
  let frame = 0
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(settle)
  }
  const watch = new MutationObserver(soon)
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-thing'] })
  soon()
  return {
    destroy() {
      document.removeEventListener('keydown', key)
      root.removeEventListener('focusin', rove)
      watch.disconnect()
      cancelAnimationFrame(frame)
    },
  }
}

/** Arrow keys walk over the lines of a list as they are read, up and down by rows. Who comes to the list begins with the last one. */
export function lines(event: KeyboardEvent & { currentTarget: HTMLElement }) {
  const across = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  const along = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (!(across ?? along) || !forTable(event)) return
  event.preventDefault()
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[tabindex]')]
  const at = all.indexOf(document.activeElement as HTMLElement)
  const top = (e: HTMLElement) => e.getBoundingClientRect().top
  const rows = all.filter((e, i) => !i || top(e) > top(all[i - 1]) + 9)
  const row = rows.findLastIndex((e) => all.indexOf(e) <= at)
  focusOn(at < 0 ? all.at(-1) : along ? rows[row + along] : all[at + across!])
}

/** Whether a key is meant for the table: it comes without Ctrl, Alt and Meta, and nobody is writing. */
export const forTable = (event: KeyboardEvent) =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !/^(INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName)

/**
 * Whether only the ground of a table has the focus, or nothing: what had it is gone, or somebody has pressed beside all things. A ground
 * can be focused (`tabindex="-1"`), so that such a press does not lead off the table.
 */
export function adrift(ground: HTMLElement | undefined): boolean {
  const active = document.activeElement
  return !active || active === document.body || active === ground
}

export function focusOn(element: HTMLElement | null | undefined) {
  element?.focus({ preventScroll: false, focusVisible: true } as FocusOptions)
}
