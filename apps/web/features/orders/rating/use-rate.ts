import { getOrderDetail, getUserOrders, orderRate, type OrderDetail, type Sent } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, query } from '../../../api/call.ts'

type Said = Omit<Sent<typeof orderRate>, 'orderId'>

/** Says one thing of a rating: what is said of an order goes one after the other, so that the last tap stands. A loss is told in place, and stops nobody. */
export function useRate(orderId: string) {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: `rate ${orderId}` },
    mutationFn: (said: Said) => call(orderRate, { orderId, ...said }, { handles: 'all', background: true }),
    onSuccess: async (rating) => {
      const { queryKey } = query(getOrderDetail, { orderId })
      // A reading that was under way meanwhile may know less.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<OrderDetail>(queryKey, (order) => order && { ...order, rating })
      void queries.invalidateQueries({ queryKey: [getUserOrders.name] })
    },
  })
}
