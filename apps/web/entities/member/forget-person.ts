import { dropCoupons, useCartStore } from '../cart/cart-store.ts'
import { forgetConsent } from '../notifications/notification-consent.ts'

/**
 * Takes out of what stays on this device what told of the person who has gone: their coupons and what those gave, what they wanted of this order, the names of whom dishes
 * were for, in the carts of both brands, and a yes to notifications.
 */
export function forgetPerson() {
  dropCoupons()
  const text = JSON.stringify(useCartStore.getState().byBrand, (key, value: unknown) => (key === 'forName' ? undefined : value))
  const byBrand = JSON.parse(text) as ReturnType<typeof useCartStore.getState>['byBrand'] // the same without a field that may be absent
  useCartStore.setState({ wishes: {}, byBrand })
  forgetConsent()
}
