import { shopOrderMove, type Sent } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { refreshOrders } from './use-shop-orders.ts'

/** A step that somebody at the tablet takes with an order. */
export type OrderStep = Omit<Sent<typeof shopOrderMove>, 'storeId'>

/** Moves an order of the shop on in the name of whoever has signed in; the board is read anew whatever comes of it. */
export function useMoveOrder(storeId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (step: OrderStep) => call(shopOrderMove, { storeId, ...step }),
    onSettled: () => refreshOrders(queries),
  })
}
