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
  if (mode === 'navigate') return isOurs(pathname) ? 'page' : undefined
  if (pathname.startsWith('/assets/')) return 'file'
  return /^\/pictures\/[\w-]+\.webp$/.test(pathname) ? 'picture' : undefined
}

/** Tells whether the app draws what lies at a path: files do not, nor what else answers at the gateway. */
function isOurs(pathname: string): boolean {
  const [, first = ''] = pathname.split('/')
  return !others.includes(first) && !pathname.slice(pathname.lastIndexOf('/')).includes('.')
}

const others = ['api', 'console', 'events', 'hooks', 'healthz', 'readyz', 'metrics', 'shell', 'stop', 'docs', 'notices']
