import { deliveryListGet } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { webhookReach } from '../webhook-reach.ts'

export const deliveryListGetAction = handle(deliveryListGet, async (search, { caller, db, webhookEndpoints, webhookDeliveries }) => {
  const { endpointId } = search
  const endpoint = await webhookEndpoints.find(db.rows, { endpointId, reach: webhookReach(caller.grants) })
  if (!endpoint) throw refuse(deliveryListGet, 'WEBHOOK_UNKNOWN')
  return { deliveries: await webhookDeliveries.list(search) }
})
