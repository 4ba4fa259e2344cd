import { getOrderDetail, getUserOrders, payStatusGet, voucherGet } from '@harbour/protocol'
import { stateOf } from '@harbour/rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '../api/call.ts'
import { isRefusal } from '../api/is-refusal.ts'
import { serverNow } from '../lib/server-clock.ts'
import { settleWaiting } from '../entities/order/settle-waiting.ts'
import { endWaiting } from '../entities/order/waiting-order.ts'

/** Looks after the order that this cart has become, wherever its guest has gone meanwhile: paid elsewhere, or over, it is settled here too. */
export function WatchedOrder({ orderId }: { orderId: string }) {
  const queries = useQueryClient()
  const { data, error } = useQuery({
    ...query(payStatusGet, { orderId }, { background: true, handles: 'all' }),
    staleTime: 0,
    // Its time is over: it ends in a moment, and the cart is free again.
    refetchInterval: ({ state }) => ((state.data?.order.payUntil ?? Infinity) <= serverNow() ? 2_000 : 30_000),
  })
  const gone = isRefusal(payStatusGet, error)
  // The cart is kept outside React.
  useEffect(() => {
    if (gone) endWaiting()
    if (!data || stateOf(data.order.status) === 'paymentPending') return
    settleWaiting(data.order)
    for (const { name } of [getUserOrders, getOrderDetail, voucherGet]) void queries.invalidateQueries({ queryKey: [name] })
  }, [data, gone, queries])
  return null
}
