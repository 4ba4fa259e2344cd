import { checkCart, type LineIssue, type ProductBook } from '@harbour/rules'
import { useCart } from '../../entities/cart/cart-store.ts'
import type { Wallet } from '../../entities/coupon/wallet.ts'
import { useOrderTime } from '../../entities/location/order-time.ts'
import { useOrderLocation } from '../../entities/location/order-location.ts'

/**
 * The issues of the cart's lines at this shop, now and in this way of eating; none until the menu is known. A coupon's line is in
 * order while its coupon is applied; until all coupons are known nothing is said of it.
 */
export function useCartIssues(book: ProductBook | undefined, { applied, pending }: Pick<Wallet, 'applied' | 'pending'>): LineIssue[] {
  const { lines } = useCart()
  const { orderType } = useOrderLocation()
  const now = useOrderTime()
  const issues = book ? checkCart(lines, book, { now, orderType, coupons: applied }) : []
  return pending ? issues.filter(({ index }) => !lines[index]?.isCouponPro) : issues
}
