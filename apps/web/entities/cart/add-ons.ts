import { canRecommend, productByPid, type Product, type ProductBook } from '@harbour/rules'
import { useCart } from './cart-store.ts'
import { menuForDiet, useDiet } from '../menu/diet.ts'
import { useOrderTime } from '../location/order-time.ts'
import { useOrderLocation } from '../location/order-location.ts'
import { usePromotions } from './promotions.ts'
import { useOfferedPrice } from './cart-savings.ts'

/** The dishes that cost less beside this cart, suit what the guest eats, and can be had at one tap. */
export function useAddOns(book: ProductBook | undefined): Product[] {
  const { lines } = useCart()
  const { orderType } = useOrderLocation()
  const now = useOrderTime()
  const promotions = usePromotions(book)
  const offered = useOfferedPrice(book)
  const diet = useDiet()
  if (!book || !promotions) return []
  const fit = menuForDiet(book, diet)
  const cart = { pids: lines.map(({ pid }) => pid), occasion: { now, orderType } }
  return promotions
    .flatMap((promotion) => (promotion.kind === 'addOn' ? promotion.items : []))
    .flatMap(({ pid }) => productByPid(fit, pid) ?? [])
    .filter((product) => canRecommend(product, fit, cart) && offered(product) < product.price)
}
