/** A page of the app, one of its hashed files, a picture of a dish, or a list that is named by its version. */
export type RequestKind = 'page' | 'file' | 'picture' | 'list'

/**
 * The way that the worker goes with a request; undefined leaves it to the network. Calls always go there: what a guest pays, or is told of their money, never
 * comes out of a cache. Lists may lie at another gateway than the pages.
 */
export function requestKind({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): RequestKind | undefined {
  if (method !== 'GET') return undefined
  const { pathname, origin: at } = new URL(url)
  if (/^\/(menu|map)\/[\w-]+\.json$/.test(pathname)) return 'list'
  if (at !== origin) return undefined
  if (mode === 'navigate') return others.test(pathname) ? undefined : 'page'
  if (pathname.startsWith('/assets/')) return 'file'
  return /^\/pictures\/[\w-]+\.webp$/.test(pathname) ? 'picture' : undefined
}

/** The paths that the app draws nothing at: files, and what else answers at the gateway. */
const others = /^\/(api|console|events|hooks|healthz|readyz|metrics|shell|stop|docs|notices)(\/|$)|\.[^/]*$/
