/** Does something when nothing more urgent is left to do. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 100)
    return () => clearTimeout(timer)
  }
  const call = requestIdleCallback(work, { timeout: 500 })
  return () => cancelIdleCallback(call)
}

/** Runs it as soon as somebody shows interest in something: a table can be looked at without it. */
export function whenWanted(run: () => void) {
  const signs = ['pointermove', 'pointerdown', 'keydown']
  const wanted = (event: Event) => {
    // A pointer that nobody has moved yet is in the corner; some browsers tell of it when a page comes.
    if (event instanceof PointerEvent && !event.clientX && !event.clientY) return
    for (const sign of signs) removeEventListener(sign, wanted)
    run()
  }
  for (const sign of signs) addEventListener(sign, wanted, { passive: true })
}
