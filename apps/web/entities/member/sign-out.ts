import { brandIds } from '@harbour/rules'
import { forgetPersisted } from '../../lib/persisted-store.ts'
import { signOutHere } from '../../api/session.ts'

/** Keys that tell of a person: who and where they are, what they eat, how they last ordered, what they were writing, and what the server told them. */
const personal = [
  'contact',
  'place',
  'addresses',
  'favourites',
  'diet',
  'order-attempt',
  'waiting-order',
  'pay-method',
  'who',
  'register',
  'profile-draft',
  'terms-anew',
  'promo-draft',
  ...Object.values(brandIds).map((brand) => `door-draft-${brand}`),
  'promo-vouchers',
  'voucher-holds',
  'coupon-count',
  'answers',
  'host-place',
  'groups',
]

/** Keys that the loyalty partner's app left here, of a guest of its own. */
const partners = ['yuuParam']

/**
 * Nobody is signed in here any more, and what belonged to the one who was is wiped from this device (spec 4.3). The cart is only food: it stays, without the names of whom it
 * was for. In a group order it is what was chosen for that; what was set aside meanwhile goes.
 * So does the partner's card, where it is its app's guest who goes on here.
 */
export function signOutMember({ cardStays = false } = {}) {
  signOutHere()
  forgetPersisted(cardStays ? personal : [...personal, ...partners])
  // Their coupons go with them, and what those gave, and what they wanted of this order.
  void import('../cart/cart-store.ts').then(({ dropCoupons, useCartStore }) => {
    dropCoupons()
    // A text of it has every cart's lines in it, those of both brands.
    const said = JSON.stringify(useCartStore.getState().byBrand, (key, value: unknown) => (key === 'forName' ? undefined : value))
    const byBrand = JSON.parse(said) as ReturnType<typeof useCartStore.getState>['byBrand'] // the same without a field that may be absent
    useCartStore.setState({ wishes: {}, byBrand })
  })
  void import('../notifications/notification-consent.ts').then(({ forgetConsent }) => forgetConsent())
}

/** Signs out as a member asks to: whoever comes next finds a fresh guest's device. */
export function signOutClean() {
  signOutMember()
  forgetPersisted(['cart-store'])
}
