import type { ProductBook } from '@harbour/rules'
import { useMenu } from '../../entities/menu/menu.ts'
import { shopOf, useOrderLocation } from '../../entities/location/order-location.ts'

/** The context in which coupons are judged: the menu of the chosen shop, and what that is called. */
export type CouponContext = { book: ProductBook | undefined; shop: string | undefined }

export function useCouponContext(): CouponContext {
  const shop = shopOf(useOrderLocation())
  const { book, complete } = useMenu(shop?.storeId)
  return { book: complete ? book : undefined, shop: shop?.name }
}
