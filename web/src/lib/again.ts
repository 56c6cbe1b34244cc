/** What loads the parts of a page calls this: a part that the line was lost for comes when the line is back, and who waits for it waits. */
export async function again<T>(load: () => Promise<T>): Promise<T> {
  let missing = false
  for (let pause = 500; ; pause = Math.min(8000, 2 * pause)) {
    try {
      await Promise.all([...lost].map(style))
      return await load()
    } catch (error) {
      if (missing) throw error
      missing = await reachable()
      if (!missing) await new Promise((done) => setTimeout(done, pause))
    }
  }
}

const reachable = () =>
  fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** Styles that did not come: nobody else would ask for them again. */
const lost = new Set<string>()
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    lost.add(target.href)
    target.remove()
  },
  true,
)

function style(href: string) {
  lost.delete(href)
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
  return new Promise((done, fail) => {
    Object.assign(link, { onload: done, onerror: fail })
    document.head.append(link)
  })
}
