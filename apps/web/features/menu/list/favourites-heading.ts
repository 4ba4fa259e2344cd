import type { MenuCategory } from '@harbour/protocol'
import type { ProductBook } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'

/** The headings with one more, after the first, for what this guest likes; it wears the picture of the latest. */
export function withFavourites(
  categories: readonly MenuCategory[],
  liked: readonly string[],
  { products }: ProductBook,
): readonly MenuCategory[] {
  const [first, ...others] = categories
  const [picture] = liked.flatMap((uid) => products.get(uid)?.picture ?? [])
  if (!first || picture === undefined) return categories
  return [first, { categoryId: 'favourites', name: m.menu_favourites(), picture, uids: [...liked] }, ...others]
}
