/** Addresses: /, /table/new, /table/<table>, /replay/<game>, /review/<game>, /rules/<game>, /learn/<game>, /about. Links are ordinary links; same-site clicks stay in the page. */
export type Route = {
  page: 'home' | 'new' | 'table' | 'replay' | 'review' | 'rules' | 'learn' | 'about' | 'lost'
  id: string
  query: URLSearchParams
  hash: string
}

function read(): Route {
  const [, page = '', id = ''] = location.pathname.split('/').map(decodeURIComponent)
  const pages = {
    '': 'home',
    table: id === 'new' ? 'new' : 'table',
    replay: 'replay',
    review: 'review',
    rules: 'rules',
    learn: 'learn',
    about: 'about',
  } as const
  return {
    page: pages[page as keyof typeof pages] ?? 'lost',
    id,
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  }
}

export const route = $state<{ now: Route }>({ now: read() })

export function go(path: string, replace = false) {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  follow()
}

function follow() {
  const before = route.now
  route.now = read()
  if (before.page !== route.now.page || before.id !== route.now.id) scrollTo(0, 0)
}

/** Keeps same-site clicks inside the application. */
export function startRouter() {
  addEventListener('popstate', follow)
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const link = (event.target as Element).closest?.('a')
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
