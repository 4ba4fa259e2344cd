import { brandIds } from '@harbour/rules'
import { forgetPersisted, syncFromStorage } from '../../lib/persisted-store.ts'
import { signOutHere } from '../../api/session.ts'
import { useGroupStore } from '../group/group-visit.ts'

/** Keys that tell of a person: who and where they are, what they eat, how they last ordered, what they were writing, and what the server told them. */
const personal = [
  'contact',
  'place',
  'addresses',
  'recent-places',
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
  'read-news',
  'answers',
  'host-place',
  'groups',
]

/** Keys that the loyalty partner's app left here, of a guest of its own. */
const partners = ['yuuParam']

/**
 * Nobody is signed in here any more, and what belonged to the one who was is wiped from this device (spec 4.3). The cart is only food:
 * it stays, without the names of whom it was for, and where it was set aside for a group order, it is back.
 * The partner's card stays, too, where it is its app's guest who goes on here.
 */
export function signOutMember({ cardStays = false, cartStays = true } = {}) {
  const groups = cartStays ? useGroupStore.getState().byBrand : {}
  signOutHere()
  forgetPersisted(cardStays ? personal : [...personal, ...partners])
  void import('./forget-person.ts').then(({ forgetPerson }) => forgetPerson(groups))
  forgetNames()
}

/** The names of whom dishes are for leave the kept carts at once: without a network the code that sees to the rest may never come. */
function forgetNames() {
  const kept = localStorage.getItem('cart-store')
  if (kept === null) return
  try {
    const without = JSON.stringify(JSON.parse(kept), (key, value: unknown) => (key === 'forName' ? undefined : value))
    localStorage.setItem('cart-store', without)
  } catch {
    // What cannot be read is no cart.
    localStorage.removeItem('cart-store')
  }
  syncFromStorage()
}

/** Signs out as a member asks to: whoever comes next finds a fresh guest's device. */
export function signOutClean() {
  signOutMember({ cartStays: false })
  forgetPersisted(['cart-store'])
}
