import { deliveryReplay } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { ofBrand } from '../endpoint-shown.ts'
import { webhookReach } from '../webhook-reach.ts'

export const deliveryReplayAction = handle(deliveryReplay, async ({ endpointId, which }, call) => {
  const { caller, db, webhookEndpoints, webhookDeliveries, audit } = call
  const asked = which.kind === 'one' ? { deliveryId: which.deliveryId, since: 0 } : { deliveryId: null, since: which.moment }
  return db.transaction(async (rows) => {
    const endpoint = await webhookEndpoints.find(rows, { endpointId, reach: webhookReach(caller.grants) })
    if (!endpoint) throw refuse(deliveryReplay, 'WEBHOOK_UNKNOWN')
    const replayed = await webhookDeliveries.replay(rows, { endpointId, ...asked })
    if (which.kind === 'one' && replayed === 0) throw refuse(deliveryReplay, 'DELIVERY_UNKNOWN')
    await audit.write(rows, { action: deliveryReplay.name, subject: endpointId, ...ofBrand(endpoint), after: { which, replayed } }, call)
    return { replayed }
  })
})
