import { getOrderDetail, getUserOrders, previewOrder, type OrderDetail, type Sent } from '@harbour/protocol'
import { orderTypes, stateOf } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { brand } from '../../api/region.ts'
import { againCart, againLines } from '../../entities/cart/again-lines.ts'

const quietly = { background: true, handles: 'all' } as const
const noDraft: Sent<typeof previewOrder> = { storeId: '', orderType: orderTypes.takeaway, lines: [], cutlery: false }
/** So many of the newest are looked through for one that came to its end. */
const newest = 5

export type LastOrder = NonNullable<ReturnType<typeof useLastOrder>>

/**
 * The last order that this guest has had in this brand, and what having it once more comes to now, as the server says. Undefined until that is known, where
 * nothing of it can be had, and while another one is on its way.
 */
export function useLastOrder() {
  const live = useQuery(query(getUserOrders, { live: true, limit: 1 }, quietly))
  const had = useQuery(query(getUserOrders, { limit: newest }, quietly))
  const last = had.data?.orders.find(({ status, brand: of }) => of === brand() && stateOf(status) === 'completed')
  const order = useQuery({ ...query(getOrderDetail, { orderId: last?.orderId ?? '' }, quietly), enabled: last !== undefined }).data
  const preview = useQuery({
    ...query(previewOrder, order ? draftOf(order) : noDraft, quietly),
    enabled: order !== undefined,
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  }).data
  if (!order || !preview || live.data?.orders.length !== 0) return undefined
  const cart = againCart(againLines(order), preview.issues)
  return cart.lines.length > 0 ? { order, cart, preview } : undefined
}

function draftOf(order: OrderDetail): Sent<typeof previewOrder> {
  const { storeId, orderType, destination } = order
  const where = destination ? { destination: { ...destination, note: undefined } } : {}
  return { storeId, orderType, lines: againLines(order), cutlery: false, ...where }
}
