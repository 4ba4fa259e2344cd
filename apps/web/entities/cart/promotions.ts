import { getStorePres, preferentialTypes, type Answer, type Preferential } from '@harbour/protocol'
import {
  basketOf,
  cents,
  isPromotionActive,
  itemsOf,
  promotionsAt,
  type Basket,
  type Cents,
  type Instant,
  type OrderType,
  type ProductBook,
  type Promotion,
} from '@harbour/rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { lastResult } from '../../lib/last-result.ts'
import { useCart } from './cart-store.ts'
import { useOrderTime } from '../location/order-time.ts'
import { shopOf, useOrderLocation } from '../location/order-location.ts'

/** The promotions of an answer, the same ones for all that ask. */
const promotionsIn = lastResult((answer: Answer<typeof getStorePres>) => answer.promotions.map(promotionOf))

/** Promotions of the chosen shop, whenever it holds; without a shop, what all give. None where the server cannot say; undefined until it has. */
function useStorePromotions(): Promotion[] | undefined {
  const storeId = shopOf(useOrderLocation())?.storeId
  const { data, isError } = useQuery({
    ...query(getStorePres, { storeId }, { background: true, handles: 'all' }),
    staleTime: 120_000,
    refetchInterval: 120_000,
    placeholderData: keepPreviousData,
    select: promotionsIn,
  })
  return data ?? (isError ? none : undefined)
}

/** The promotions that hold for this order at its time, with the gifts that can be had of each. */
export function usePromotions(book: ProductBook | undefined): Promotion[] | undefined {
  const promotions = useStorePromotions()
  const { orderType } = useOrderLocation()
  const now = useOrderTime()
  return promotions && book && promotionsNow(book, promotions, now, orderType)
}

const promotionsNow = lastResult((book: ProductBook, promotions: readonly Promotion[], now: Instant, orderType: OrderType) =>
  promotionsAt(promotions, book, { now, orderType }),
)

/** The promotions that hold, also those whose gifts have run out: to say so. */
export function useActivePromotions(): Promotion[] {
  const { orderType } = useOrderLocation()
  const now = useOrderTime()
  return (useStorePromotions() ?? none).filter((promotion) => isPromotionActive(promotion, { now, orderType }))
}

/** The part of this guest's cart that promotions look at. */
export function useBasket(book: ProductBook | undefined): Basket | undefined {
  const { lines } = useCart()
  return book && basketOf(itemsOf({ lines, book }))
}

const none: Promotion[] = []
const nothing = cents(0)

/** A promotion in the plain words of the rules (spec 3.20). */
export function promotionOf({
  promotionId,
  type,
  name,
  note,
  stacks,
  orderTypes,
  service,
  dates,
  most = 0,
  items,
}: Preferential): Promotion {
  const terms = { promotionId, name, note, stacks, orderTypes, service, dates }
  const spend: Cents = items[0]?.needConsumeMoney ?? nothing
  const dishes = items.flatMap(({ pid, discountedPrice = nothing }) => (pid === undefined ? [] : [{ pid, price: discountedPrice }]))
  switch (type) {
    case preferentialTypes.spend:
      return { ...terms, kind: 'spend', tiers: items.map((item) => ({ spend: item.needConsumeMoney, off: item.value })) }
    case preferentialTypes.gift:
      return { ...terms, kind: 'gift', spend, pids: dishes.map(({ pid }) => pid) }
    case preferentialTypes.second:
      return { ...terms, kind: 'second', items: dishes, most }
    case preferentialTypes.addOn:
      return { ...terms, kind: 'addOn', spend, items: dishes, most }
  }
}
