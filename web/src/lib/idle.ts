/** Does something when nothing more urgent is left to do. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 100)
    return () => clearTimeout(timer)
  }
  const call = requestIdleCallback(work, { timeout: 500 })
  return () => cancelIdleCallback(call)
}
