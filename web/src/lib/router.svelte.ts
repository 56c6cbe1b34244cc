import { isShared } from './people'
import { ROOT } from './root'

/** Addresses: /, /table/new, /table/<table>, /replay/<game>, /review/<game>, /rules/<game>, /learn/<game>, /statistics, /settings, /about. Links are ordinary links; same-site clicks stay in the page. */
export type Route = {
  page:
    | 'home'
    | 'new'
    | 'table'
    | 'shared'
    | 'replay'
    | 'review'
    | 'rules'
    | 'learn'
    | 'statistics'
    | 'settings'
    | 'about'
    | 'lost'
  id: string
  query: URLSearchParams
  hash: string
}

/** A path without what the whole site lives under. */
const inside = (path: string) => (ROOT && `${path}/`.startsWith(`${ROOT}/`) ? path.slice(ROOT.length) || '/' : path)

function read(): Route {
  const [, page = '', id = ''] = inside(location.pathname).split('/').map(decodeURIComponent)
  const pages = {
    '': 'home',
    table: id === 'new' ? 'new' : isShared(id) ? 'shared' : 'table',
    replay: 'replay',
    review: 'review',
    rules: 'rules',
    learn: 'learn',
    statistics: 'statistics',
    settings: 'settings',
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
  history[replace ? 'replaceState' : 'pushState'](null, '', ROOT + path)
  follow()
}

function follow() {
  const before = route.now
  route.now = read()
  if (before.page !== route.now.page || before.id !== route.now.id) scrollTo(0, 0)
}

function complete(link: HTMLAnchorElement | null | undefined) {
  if (link && link.origin === location.origin && inside(link.pathname) === link.pathname)
    link.pathname = ROOT + link.pathname
}

/** Keeps same-site clicks inside the application. */
export function startRouter() {
  addEventListener('popstate', follow)
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const link = (event.target as Element).closest?.('a')
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    const path = inside(link.pathname)
    if (path.startsWith('/api/')) return
    event.preventDefault()
    go(path + link.search + link.hash)
  })
  // Links are written without it; who opens one elsewhere, or copies it, needs it.
  if (ROOT)
    for (const kind of ['pointerover', 'focusin', 'click'])
      document.addEventListener(kind, (event) => complete((event.target as Element).closest?.('a')), true)
}
