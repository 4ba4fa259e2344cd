import { courierBook, courierCancel, courierQuote, shopOrderGet, type Action, type Sent } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useKeys } from '../../../api/keys.ts'
import { refreshOrders } from '../../orders/use-shop-orders.ts'

/** A call about an order's courier: whatever comes of it, the order is read anew before it has ended. */
function useCourierCall<A extends Action>(action: A) {
  const queries = useQueryClient()
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  return useMutation({
    mutationFn: (asked: Omit<Sent<A>, 'storeId'>) => call(action, { ...asked, storeId }),
    onSettled: () => Promise.all([queries.invalidateQueries({ queryKey: [shopOrderGet.name] }), refreshOrders(queries)]),
  })
}

export const useCourierQuote = () => useCourierCall(courierQuote)
export const useCourierBook = () => useCourierCall(courierBook)
export const useCourierCancel = () => useCourierCall(courierCancel)
