import { computed, ref } from 'vue'
import { isTelevision } from './television.ts'

/** Where a person is: the page and what it is about. Kept in the address after `#`, so that a reload comes back to it. */
export interface Route {
  readonly page: string
  readonly about: string
  readonly query: { readonly [key: string]: string }
}

/** Where the page itself is served; the host answers every other address with it too, so that it can say so. */
const atStart = /^\/(index\.html)?$/

/** A TV that opens the bare address is there to show. */
const onTelevision = isTelevision(globalThis.navigator?.userAgent ?? '')

/**
 * `#/t/abc?x=1` → page `t`, about `abc`. The host serves the display at `/tv` and a table at `/t/<code>`, without a `#` and in
 * capitals too, as a remote may type them; a TV is shown the display at the bare address as well.
 */
export function readRoute(hash: string, path = '/', search = '', television = onTelevision): Route {
  const isBare = hash === '' && atStart.test(path)
  const typed = hash === '' ? /^\/(tv|t\/[a-z0-9-]{1,64})\/?$/.exec(path.toLowerCase())?.[1] : undefined
  const code = isBare && television ? 'tv' : typed
  const [where = '', query = ''] = code === undefined ? hash.replace(/^#\/?/, '').split('?') : [code, search]
  const [page = '', ...about] =
    hash === '' && code === undefined && !atStart.test(path) ? ['nowhere'] : where.split('/')
  return {
    page: page || 'home',
    about: about.map(plain).join('/'),
    query: Object.fromEntries(new URLSearchParams(query)),
  }
}

/** An incomplete `%` escape in an address is shown unchanged. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const current = ref(readRoute(location.hash, location.pathname, location.search))
let moves = 0
addEventListener('hashchange', () => {
  moves++
  current.value = readRoute(location.hash, location.pathname, location.search)
})
/** Whether the person came to this page from another one, and did not open the window at it. */
export const hasMoved = (): boolean => moves > 0

export const route = computed(() => current.value)

export function go(page: string, about = '', query: { readonly [key: string]: string } = {}): void {
  const search = new URLSearchParams(query).toString()
  const hash =
    page === 'home'
      ? '#/'
      : `#/${page}${about === '' ? '' : `/${encodeURIComponent(about)}`}${search === '' ? '' : `?${search}`}`
  if (location.hash === hash) return
  moves++
  location.hash = hash
  current.value = readRoute(hash)
}

/**
 * Home from a page that has ended, where one is still there. The address tells, which a link or the way back may have
 * changed a moment before `route` hears of it.
 */
export function goHomeFrom(page: string, about: string): void {
  const now = readRoute(location.hash, location.pathname, location.search)
  if (now.page === page && now.about === about) go('home')
}
