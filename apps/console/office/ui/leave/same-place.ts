/** A part of a page: the word of the address that tells the parts apart, and its value for this one. */
export type PagePart = { word: string; now: string }

/** Somewhere that a router or the browser goes. */
export type To = string | { pathname?: string | undefined; search?: string | undefined } | undefined

/**
 * The page that is open, by its whole address. `part` is what is edited of it where another part is another page, `words` those of the address by which it is another, too, and `next` an
 * address that it is about to take on.
 */
export type PageHere = { href: string; part?: PagePart | undefined; words?: readonly string[] | undefined; next?: string | undefined }

/** Says whether an address leads to the page that is open, and to the same part of it. */
export function isSamePlace(to: To, { href, part, words = [], next }: PageHere): boolean {
  const written = typeof to === 'string' ? to : to && `${to.pathname ?? ''}${to.search ?? ''}`
  const { pathname, searchParams } = new URL(written ?? '', href)
  const here = new URL(href)
  if (pathname !== here.pathname && pathname !== next) return false
  const isSamePart = !part || (searchParams.get(part.word) ?? part.now) === part.now
  return isSamePart && words.every((word) => searchParams.get(word) === here.searchParams.get(word))
}
