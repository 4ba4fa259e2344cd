import {
  addLine,
  cartCount,
  chooseGift,
  clearCart,
  dropCouponProducts,
  lineKey,
  replaceCart,
  replaceLine,
  seenName,
  setQuantity,
  type Brand,
  type Cart,
  type CartLine,
  type GiftChoice,
  type Handover,
} from '@harbour/rules'
import { use } from 'react'
import { persistedStore } from '../../lib/persisted-store.ts'
import { brand } from '../../api/region.ts'
import { DrawnCart } from './drawn/drawn-cart.ts'

/**
 * The guest's other answers about this order: whether points pay for it, how a delivery changes hands, what its rider should know, and whether
 * the question of cutlery was gone by in the cart.
 */
export type OrderPreferences = { usePoints?: boolean; handover?: Handover; request?: string; quarantined?: boolean; cutleryAsked?: boolean }

type Carts = {
  byBrand: Partial<Record<Brand, Cart>>
  /** Disposable cutlery is never preselected (domain.md, Law and courtesy). */
  cutlery: boolean
  wishes: OrderPreferences
}

/** The guest's carts, for each brand, under the spec's local-storage key `cart-store` (spec 9.17). */
export const useCartStore = persistedStore<Carts>('cart-store', { byBrand: {}, cutlery: false, wishes: {} }, { revive: withSeenName })

/** The name in a line that was kept before marks that nobody sees were refused: with it the whole cart would be. */
function withSeenName(key: string, value: unknown): unknown {
  return key === 'forName' && typeof value === 'string' ? seenName(value) : value
}

const none = clearCart()
const noGifts: readonly GiftChoice[] = []

/** The cart that is drawn: the one of now, or within a `DeferredCart` that of a few frames ago. */
export function useCart(): Cart {
  const drawn = use(DrawnCart)
  return useCartStore(({ byBrand }) => drawn ?? byBrand[brand()] ?? none)
}
export const cartNow = (): Cart => useCartStore.getState().byBrand[brand()] ?? none
/** The number of a product in the cart, over all its lines. */
export const useCountOf = (uid: string): number =>
  useCartStore(({ byBrand }) => cartCount({ ...none, lines: (byBrand[brand()] ?? none).lines.filter((line) => line.uid === uid) }))

const keys = new WeakMap<CartLine, string>()

function keyOf(line: CartLine): string {
  const key = keys.get(line) ?? lineKey(line)
  keys.set(line, key)
  return key
}

const placeIn = ({ lines }: Cart, line: CartLine) => lines.findIndex((each) => keyOf(each) === keyOf(line))
/** The place of a line in the cart of now, whatever has come or gone since it was drawn; -1 once it is gone. */
export const placeOfLine = (line: CartLine): number => placeIn(cartNow(), line)
/** The quantity of a line by now, also where its row is drawn from the cart of a few frames ago; 0 once it is gone. */
export const useQuantityNow = (line: CartLine): number =>
  useCartStore(({ byBrand }) => {
    const cart = byBrand[brand()] ?? none
    return cart.lines[placeIn(cart, line)]?.num ?? 0
  })
/** The guest's answers to gifts so far. */
export const useGiftChoices = (): readonly GiftChoice[] => useCart().gifts ?? noGifts
export const useCutlery = (): boolean => useCartStore(({ cutlery }) => cutlery)

function change(next: (cart: Cart) => Cart) {
  useCartStore.setState(({ byBrand }) => ({ byBrand: { ...byBrand, [brand()]: next(byBrand[brand()] ?? none) } }))
}

/** Puts a line into the cart; an identical one grows instead (spec 4.7). */
export const addToCart = (line: CartLine) => change((cart) => addLine(cart, line))
/** Sets how many of a line; 0 removes it (spec 4.8), and with what a coupon gave the coupon. */
export const setLineQuantity = (index: number, num: number) =>
  change((cart) => {
    const { isCouponPro, voucherCode } = cart.lines[index] ?? {}
    return num === 0 && isCouponPro ? dropCouponProducts(cart, voucherCode) : setQuantity(cart, index, num)
  })
/** Puts an edited line in the place of the old one (spec 4.9). */
export const editLine = (index: number, line: CartLine) => change((cart) => replaceLine(cart, index, line))
/** Puts other lines in the place of those in the cart (spec 4.13). */
export const replaceLines = (lines: readonly CartLine[]) => change((cart) => replaceCart(cart, lines))
/** Keeps the guest's answer to a gift; whether the cart has earned it is another matter. */
export const answerGift = (choice: GiftChoice) => change((cart) => chooseGift(cart, choice))
export const emptyCart = () => {
  change(clearCart)
  useCartStore.setState({ cutlery: false, wishes: {} })
}
export const wantCutlery = (cutlery: boolean) => useCartStore.setState({ cutlery })
/** Applies a coupon, with the line that it gives where it gives one (spec 4.11). */
export const applyCoupon = (code: string, line?: CartLine) =>
  change((cart) => ({ ...(line ? addLine(cart, line) : cart), coupons: [...cart.coupons.filter((each) => each !== code), code] }))
/** Takes one coupon, and what it gave, out of the cart. */
export const dropCoupon = (code: string) => change((cart) => dropCouponProducts(cart, code))
/** Puts back a cart as it was. */
export const restoreCart = (cart: Cart) => change(() => cart)
/** Takes the coupons applied, and what they gave, out of the cart (spec 2.45). */
export const dropCoupons = () => change((cart) => dropCouponProducts(cart))
