import { supportRequestsGet } from '@harbour/protocol'
import { coveredShops } from '@harbour/rules'
import { handle } from '../deps.ts'

export const supportRequestsGetAction = handle(supportRequestsGet, async (_input, { supportRequests, caller, clock }) => {
  const reach = coveredShops(caller.grants, 'guest.help')
  const [refunds, cancellations] = await Promise.all([
    supportRequests.refunds(reach, clock.now()),
    supportRequests.cancellations(reach, clock.now()),
  ])
  const decidable = <Waiting extends { staffId: string }>({ staffId, ...request }: Waiting) => ({
    ...request,
    mayDecide: staffId !== caller.staffId,
  })
  return { refunds: refunds.map(decidable), cancellations: cancellations.map(decidable) }
})
