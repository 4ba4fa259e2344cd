import { Suspense } from 'react'
import type { CartSheetProps } from '../features/cart/CartSheet.tsx'
import { CartSheetHost } from '../features/cart/CartSheetHost.tsx'
import type { Wallet } from '../entities/coupon/wallet.ts'
import { lazyPart } from '../lib/lazy-part.ts'

const CartCoupons = lazyPart(() => import('../features/coupons/order/CartCoupons.tsx'), 'CartCoupons')

/** The cart over the menu, which carries the coupons; one that is for somebody else's order has none. */
export function MenuCart({ into, onClose }: Pick<CartSheetProps, 'into' | 'onClose'>) {
  return <CartSheetHost onClose={onClose} coupons={into ? () => null : cartCoupons} into={into} />
}

const cartCoupons = (wallet: Wallet) => (
  <Suspense fallback={null}>
    <CartCoupons wallet={wallet} />
  </Suspense>
)
