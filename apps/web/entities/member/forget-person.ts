import { brandIds } from '@harbour/rules'
import { dropCoupons, useCartStore } from '../cart/cart-store.ts'
import type { GroupsByBrand } from '../group/group-visit.ts'
import { forgetConsent } from '../notifications/notification-consent.ts'

type Carts = ReturnType<typeof useCartStore.getState>['byBrand']

/**
 * Takes out of what stays on this device what told of the person who has gone: their coupons and what those gave, what they wanted of this order, the names of whom
 * dishes were for, in the carts of both brands, and a yes to notifications. A cart that was set aside for one of `groups` is in its place again.
 */
export function forgetPerson(groups: GroupsByBrand) {
  dropCoupons()
  const aside = Object.values(brandIds).flatMap((brand) => {
    const cart = groups[brand]?.visit?.aside.cart
    return cart ? [[brand, cart] as const] : []
  })
  const carts = { ...useCartStore.getState().byBrand, ...Object.fromEntries(aside) }
  const text = JSON.stringify(carts, (key, value: unknown) => (key === 'forName' ? undefined : value))
  const byBrand = JSON.parse(text) as Carts // the same without a field that may be absent
  useCartStore.setState({ wishes: {}, byBrand })
  forgetConsent()
}
