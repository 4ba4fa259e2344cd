import type { MenuCategory } from '@harbour/protocol'
import type { ProductBook } from '@harbour/rules'

/** A heading with its dishes in parts, small enough to be drawn between two frames; `from` is the place of its first part in the whole menu. */
export type HeadingInParts = { heading: MenuCategory; parts: string[][]; from: number }

const partSize = 4

/** The headings that have something, in parts; those of a first sight, of which the menu is yet to come, have none. */
export function menuParts(categories: readonly MenuCategory[], { products }: ProductBook, complete: boolean): HeadingInParts[] {
  const made: HeadingInParts[] = []
  let from = 0
  for (const heading of categories) {
    const uids = heading.uids.filter((uid) => products.has(uid))
    if (complete && uids.length === 0) continue
    const parts = Array.from({ length: Math.ceil(uids.length / partSize) }, (_, at) => uids.slice(at * partSize, (at + 1) * partSize))
    made.push({ heading, parts, from })
    from += parts.length
  }
  return made
}
