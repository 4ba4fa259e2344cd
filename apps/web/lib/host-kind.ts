/** The surroundings in which the app runs: in a browser of the guest's, in the chain's own app, or opened by the loyalty partner's (spec 1.9, 1.10). */
export type HostKind = 'browser' | 'app' | 'partner'

/** Marks that the chain's own app puts into the page, in Android's way or in that of iOS. */
type Native = { harbourApp?: unknown; webkit?: { messageHandlers?: { harbour?: unknown } } }

type Surroundings = Native & {
  parent: unknown
  self: unknown
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
}

/** A visit that the partner's app has opened stays the partner's until its tab is closed. */
const visit = 'host'

/**
 * The host of a page. Only the shells that are named in the gateway's settings may frame a page of ours, so that a page in a frame is in one
 * of them. What the app puts in counts before any link: a link cannot make the app's guest a partner's. A token of the partner's has been taken
 * out of the address by the page's inline script.
 */
export function kindOf(page: Surroundings): HostKind {
  if (page.harbourApp || page.webkit?.messageHandlers?.harbour || page.parent !== page.self) return 'app'
  try {
    if (page.sessionStorage.getItem('idtoken') !== null) page.sessionStorage.setItem(visit, 'partner')
    return page.sessionStorage.getItem(visit) === 'partner' ? 'partner' : 'browser'
  } catch {
    return 'browser' // one that keeps nothing
  }
}

let known: HostKind | undefined

/** The surroundings of this page, decided once at its start. While pages are made there is nothing around them. */
export const hostKind = (): HostKind => (typeof window === 'object' ? (known ??= kindOf(window)) : 'browser')

/** The system flag that every call carries (spec 1.9, 6.5). */
export const systemFlag = () => (hostKind() === 'app' ? 'APP' : 'WEB')
