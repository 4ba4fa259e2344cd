import { cents, canRecommend, type RecommendationContext, type Product, type ProductBook } from '@harbour/rules'

const most = 6
/** Something small beside a meal: a side, a drink, a dessert. */
const dearest = cents(4000)

type Headings = readonly { uids: readonly string[] }[]

/**
 * Up to six small things to go with a cart while the server has not said what does, one from each heading of the menu in turn so that
 * they are not all of a kind: none costs more than $40.
 */
export function recommend(headings: Headings, book: ProductBook, cart: RecommendationContext): Product[] {
  const isFit = (product: Product) => product.price <= dearest && canRecommend(product, book, cart)
  const rows = headings.map(({ uids }) => uids.flatMap((uid) => book.products.get(uid) ?? []).filter(isFit))
  const longest = Math.max(0, ...rows.map((row) => row.length))
  const inTurn = Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row.slice(at, at + 1))).flat()
  return [...new Set(inTurn)].slice(0, most)
}
