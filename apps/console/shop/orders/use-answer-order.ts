import { shopOrderMove, type Sent } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { refreshOrders } from './use-shop-orders.ts'

/**
 * Accepts an order or cancels it, in the name of whoever has signed in: both need the gateway's word, and are not kept for later. The board is read anew
 * whatever comes of it. All other steps are taken by `takeStep`.
 */
export function useAnswerOrder() {
  const queries = useQueryClient()
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  return useMutation({
    mutationFn: (step: Omit<Sent<typeof shopOrderMove>, 'storeId'>) => call(shopOrderMove, { storeId, ...step }),
    onSettled: () => refreshOrders(queries),
  })
}
