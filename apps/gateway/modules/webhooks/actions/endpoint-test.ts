import { endpointTest } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { ofBrand } from '../endpoint-shown.ts'
import { webhookReach } from '../webhook-reach.ts'

export const endpointTestAction = handle(endpointTest, async ({ endpointId }, call) => {
  const { caller, db, webhookEndpoints, webhookDeliveries, audit, clock } = call
  return db.transaction(async (rows) => {
    const endpoint = await webhookEndpoints.find(rows, { endpointId, reach: webhookReach(caller.grants) })
    if (!endpoint) throw refuse(endpointTest, 'WEBHOOK_UNKNOWN')
    if (endpoint.state !== 'on') throw refuse(endpointTest, 'WEBHOOK_OFF')
    const deliveryId = await webhookDeliveries.ping(rows, { endpointId, at: clock.now() })
    await audit.write(rows, { action: endpointTest.name, subject: endpointId, ...ofBrand(endpoint), after: { deliveryId } }, call)
    return { deliveryId }
  })
})
