import type { MenuCategory } from '@harbour/protocol'
import type { ProductBook } from '@harbour/rules'
import { lastResult } from '../../../lib/last-result.ts'

/** A heading with its dishes in parts, small enough to be drawn between two frames; `from` is the place of its first part in the whole menu. */
export type HeadingInParts = { heading: MenuCategory; parts: string[][]; from: number }

const partSize = 4

/** The headings that have something, in parts; those of a first sight, of which the menu is yet to come, have none. */
export function menuParts(categories: readonly MenuCategory[], book: ProductBook, complete: boolean): HeadingInParts[] {
  const made: HeadingInParts[] = []
  let from = 0
  for (const heading of categories) {
    const parts = partsOf(heading, book)
    if (complete && parts.length === 0) continue
    made.push({ heading, parts, from })
    from += parts.length
  }
  return made
}

/** The same parts as long as heading and menu are the same: a heading more or less draws none of the others anew. */
const partsOf = lastResult(({ uids: all }: MenuCategory, { products }: ProductBook): string[][] => {
  return chunked(
    all.filter((uid) => products.has(uid)),
    partSize,
  )
})

/** A list in pieces of so many, the last of what is left. */
export const chunked = <Item>(list: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
