import { checkCart, type LineIssue, type ProductBook } from '@harbour/rules'
import { useCart } from '../../stores/cart.ts'
import { useOrderTime } from '../../stores/occasion.ts'
import { useWhere } from '../../stores/place.ts'

/** What is wrong with the lines of the cart at this shop, now and in this way of eating; none until the menu is known. */
export function useCartIssues(book: ProductBook | undefined): LineIssue[] {
  const { lines } = useCart()
  const { orderType } = useWhere()
  const now = useOrderTime()
  return book ? checkCart(lines, book, { now, orderType }) : []
}
