import { findDeliveryStore, type DeliveryTerms } from '@harbour/protocol'
import {
  orderTypes,
  priceOrder,
  type CartLine,
  type Fees,
  type GiftChoice,
  type OrderPrice,
  type OrderToPrice,
  type OrderType,
  type ProductBook,
  type Promotion,
} from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import type { InferOutput } from 'valibot'
import { query } from '../../api/call.ts'
import { lastResult } from '../../lib/last-result.ts'
import { useBrandInfo } from '../brand/brand-info.ts'
import { useCart, useCutlery, useGiftChoices } from './cart-store.ts'
import { useOrderLocation } from '../location/order-location.ts'
import { usePromotions } from './promotions.ts'

/** The terms of the chosen address's zone; undefined for other order types, and until the server has said. */
export function useDeliveryTerms(): InferOutput<typeof DeliveryTerms> | undefined {
  const { orderType, address } = useOrderLocation()
  const { data } = useQuery({
    ...query(findDeliveryStore, { lat: address?.lat ?? 0, lng: address?.lng ?? 0 }, { background: true, handles: 'all' }),
    enabled: orderType === orderTypes.delivery && !!address,
  })
  return orderType === orderTypes.delivery ? data?.delivery : undefined
}

/** The cart's price at once, before coupons, by the same rules as the server's (domain.md, Price of an order). Undefined until the menu is known. */
export function useCartPrice(book: ProductBook | undefined): OrderPrice | undefined {
  return usePriceOf(book)(useCart().lines)
}

/** Gives the price that any lines would have in the place of those in the cart. */
export function usePriceOf(book: ProductBook | undefined): (lines: readonly CartLine[]) => OrderPrice | undefined {
  const orderWith = useOrderWith(book)
  return (lines) => {
    const order = orderWith(lines)
    return order && priceOf(order)
  }
}

const priceOf = lastResult((order: OrderToPrice) => priceOrder(order))

/** All that the price of some lines depends on, but for coupons. */
export function useOrderToPrice(book: ProductBook | undefined, lines: readonly CartLine[]): OrderToPrice | undefined {
  return useOrderWith(book)(lines)
}

function useOrderWith(book: ProductBook | undefined): (lines: readonly CartLine[]) => OrderToPrice | undefined {
  const cutlery = useCutlery()
  const { orderType } = useOrderLocation()
  const delivery = useDeliveryTerms()
  const fees = useBrandInfo()?.fees
  const promotions = usePromotions(book)
  const gifts = useGiftChoices()
  return (lines) => book && fees && promotions && orderOf(lines, book, orderType, fees, delivery, cutlery, promotions, gifts)
}

const orderOf = lastResult(
  (
    lines: readonly CartLine[],
    book: ProductBook,
    orderType: OrderType,
    fees: Fees,
    delivery: OrderToPrice['delivery'],
    cutlery: boolean,
    promotions: readonly Promotion[],
    gifts: readonly GiftChoice[],
  ): OrderToPrice => ({ lines, book, orderType, fees, delivery, cutlery, promotions, gifts }),
)
