import { shopOrderHold, type Sent } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useKeys } from '../../../api/keys.ts'
import { refreshOrders } from '../use-shop-orders.ts'

/** Holds an order back from the kitchen, or lets it go on. Needs the gateway's word. */
export function useHoldOrder() {
  const queries = useQueryClient()
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  return useMutation({
    mutationFn: (hold: Omit<Sent<typeof shopOrderHold>, 'storeId'>) => call(shopOrderHold, { storeId, ...hold }),
    onSettled: () => refreshOrders(queries),
  })
}
