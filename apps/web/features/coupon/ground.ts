import type { ProductBook } from '@harbour/rules'
import { useMenu } from '../../stores/menu.ts'
import { shopOf, useWhere } from '../../stores/place.ts'

/** What coupons are judged on: the menu of the chosen shop, and what that is called. */
export type CouponGround = { book: ProductBook | undefined; shop: string | undefined }

export function useCouponGround(): CouponGround {
  const shop = shopOf(useWhere())
  const { book, complete } = useMenu(shop?.storeId)
  return { book: complete ? book : undefined, shop: shop?.name }
}
