import { endpointRemove } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { endpointAudited, endpointShown, ofBrand } from '../endpoint-shown.ts'
import { webhookReach } from '../webhook-reach.ts'

export const endpointRemoveAction = handle(endpointRemove, async ({ endpointId }, call) => {
  const { caller, db, webhookEndpoints, audit } = call
  const reach = webhookReach(caller.grants)
  await db.transaction(async (rows) => {
    const endpoint = await webhookEndpoints.find(rows, { endpointId, reach })
    if (!endpoint) throw refuse(endpointRemove, 'WEBHOOK_UNKNOWN')
    await webhookEndpoints.remove(rows, endpointId)
    await audit.write(
      rows,
      { action: endpointRemove.name, subject: endpointId, ...ofBrand(endpoint), before: endpointAudited(endpoint) },
      call,
    )
  })
  return { endpoints: (await webhookEndpoints.list(reach)).map(endpointShown) }
})
