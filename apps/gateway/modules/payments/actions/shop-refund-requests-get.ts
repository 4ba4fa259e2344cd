import { shopRefundRequestsGet } from '@harbour/protocol'
import { handle } from '../deps.ts'

export const shopRefundRequestsGetAction = handle(shopRefundRequestsGet, async ({ storeId }, { caller, refundRequests, clock }) => {
  const waiting = await refundRequests.waiting(storeId, clock.now())
  return { requests: waiting.map(({ staffId, ...request }) => ({ ...request, mayDecide: staffId !== caller.staffId })) }
})
