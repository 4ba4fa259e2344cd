import {
  makingMinutes,
  orderTypes,
  promisedItems,
  promisedQuote,
  type Minutes,
  type Point,
  type ProductBook,
  type Quote,
} from '@harbour/rules'
import { useCart, useGiftChoices } from '../cart/cart-store.ts'
import { shopOf, type useOrderLocation } from '../location/order-location.ts'
import { opennessFor, useShop, type ShopOpenness } from './shop.ts'

type Where = ReturnType<typeof useOrderLocation>

/**
 * A shop's state for one order. `quoteMinutes` is undefined until it is known what is in the cart; `makeMinutes` is what of it the kitchen makes at it;
 * `forCart`: a usual order's time would be another.
 */
export type OrderOpenness = Omit<ShopOpenness, 'quoteMinutes'> & {
  quoteMinutes: Quote | undefined
  makeMinutes: Minutes | undefined
  forCart: boolean
}

/** The shop that would make the order, how it stands, and of its `own` order how soon it could be there: the menu, the cart and the confirmation tell the same time. */
export function useOrderShop(where: Where, book: ProductBook | undefined) {
  const store = useShop(shopOf(where)?.storeId, doorOf(where))
  const items = useItemsInMind(book)
  const shopOpenness = opennessFor(store, where.orderType)
  return { store, shopOpenness, own: shopOpenness && orderOpenness(shopOpenness, items) }
}

/** A shop's state for an order of these items; undefined: it is not known yet which. */
export function orderOpenness(shopOpenness: ShopOpenness, items: readonly Minutes[] | undefined): OrderOpenness {
  const { waitMinutes, quoteMinutes: usual } = shopOpenness
  const makeMinutes = items && makingMinutes(items)
  if (waitMinutes === undefined) return { ...shopOpenness, makeMinutes, forCart: false } // an answer of an earlier build, until the next comes
  const quoteMinutes = items && promisedQuote(waitMinutes, items)
  return { ...shopOpenness, quoteMinutes, makeMinutes, forCart: quoteMinutes !== undefined && quoteMinutes.low !== usual.low }
}

/** The minutes that each item in the cart takes to make; undefined while there are some and the menu is not known. */
export function useItemsInMind(book: ProductBook | undefined): Minutes[] | undefined {
  const { lines } = useCart()
  const gifts = useGiftChoices().flatMap(({ promotionId, pid }) => (pid === null ? [] : [{ promotionId, pid }]))
  if (lines.length > 0 && !book) return undefined
  return promisedItems({ lines, gifts }, book ?? nothing)
}

/** The point that a delivery goes to; undefined for a guest who comes. */
function doorOf({ orderType, address }: Where): Point | undefined {
  return orderType === orderTypes.delivery && address ? { lat: address.lat, lng: address.lng } : undefined
}

const nothing: ProductBook = { products: new Map(), soldOut: new Set() }
