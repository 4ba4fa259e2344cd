/** A part of a page: the word of the address that tells the parts apart, and its value for this one. */
export type PagePart = { word: string; now: string }

/** Somewhere that a router or the browser goes. */
export type To = string | { pathname?: string | undefined; search?: string | undefined } | undefined

/** The page that is open: its whole address, the part of it that is edited where another part is another page, and an address that it is about to take on. */
export type PageHere = { href: string; part?: PagePart | undefined; next?: string | undefined }

/** Says whether an address leads to the page that is open, and to the same part of it. */
export function isSamePlace(to: To, { href, part, next }: PageHere): boolean {
  const written = typeof to === 'string' ? to : to && `${to.pathname ?? ''}${to.search ?? ''}`
  const { pathname, searchParams } = new URL(written ?? '', href)
  const isHere = pathname === new URL(href).pathname || pathname === next
  return isHere && (!part || (searchParams.get(part.word) ?? part.now) === part.now)
}
