import { getRecommend, type Menu } from '@harbour/protocol'
import { canRecommend, type Product, type ProductBook } from '@harbour/rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { useCart } from './cart-store.ts'
import { menuForDiet, useDiet } from '../menu/diet.ts'
import { useOrderTime, useWantedAt } from '../location/order-time.ts'
import { shopOf, useOrderLocation } from '../location/order-location.ts'
import { recommend } from './recommend.ts'

/** A dish that goes with the cart, and whether that is what other guests have shown. */
export type Recommended = { product: Product; byOthers: boolean }

type ForCart = {
  dishes: Recommended[]
  /** The server has not said yet. */
  pending: boolean
}

/** Dishes that go with this guest's cart and suits what they eat; without a shop, or while the server is out of reach, by the menu alone. */
export function useRecommended(menu: Menu | undefined, book: ProductBook | undefined): ForCart {
  const { lines } = useCart()
  const where = useOrderLocation()
  const { orderType } = where
  const now = useOrderTime()
  const wantedAt = useWantedAt() ?? undefined
  const suited = useDiet((diet) => diet)
  const pids = [...new Set(lines.filter(({ isSendType }) => !isSendType).map(({ pid }) => pid))].toSorted()
  const storeId = shopOf(where)?.storeId
  const asked = useQuery({
    ...query(getRecommend, { storeId: storeId ?? '', orderType, pids, wantedAt }, { background: true, handles: 'all' }),
    enabled: storeId !== undefined,
    placeholderData: keepPreviousData,
  })
  if (!menu || !book) return { dishes: [], pending: true }
  const fit = menuForDiet(book, suited)
  const cart = { pids, occasion: { now, orderType } }
  if (storeId === undefined || asked.isError)
    return { dishes: recommend(menu.categories, fit, cart).map((product) => ({ product, byOthers: false })), pending: false }
  const dishes = (asked.data?.recommended ?? []).flatMap(({ uid, from }) => {
    const product = fit.products.get(uid)
    return product && canRecommend(product, fit, cart) ? [{ product, byOthers: from === 'orders' }] : []
  })
  return { dishes, pending: asked.isPending }
}
