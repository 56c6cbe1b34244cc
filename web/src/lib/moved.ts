/** What else than a change of the document may move things: styles that come and go with the pointer or the focus, letters that arrive. */
const SIGNS = ['scroll', 'resize', 'load', 'pointerover', 'focusin', 'focusout', 'transitionrun', 'animationstart']

const moving = (one: Animation) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity

/** Looks now and in every frame in which something may have moved; as long as all is still, nothing runs. Returns how to end it. */
export function whenMoved(look: () => void): () => void {
  let frame = 0
  const soon = () => void (frame ||= requestAnimationFrame(step))
  const step = () => {
    frame = 0
    look()
    if (document.getAnimations().some(moving)) soon()
  }
  const changes = new MutationObserver(soon)
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (const sign of SIGNS) addEventListener(sign, soon, true)
  document.fonts.addEventListener('loadingdone', soon)
  step()
  return () => {
    cancelAnimationFrame(frame)
    frame = -1
    changes.disconnect()
    for (const sign of SIGNS) removeEventListener(sign, soon, true)
    document.fonts.removeEventListener('loadingdone', soon)
  }
}
