import { endpointSecretRotate } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { ofBrand } from '../endpoint-shown.ts'
import { newWebhookSecret } from '../sign-webhook.ts'
import { webhookReach } from '../webhook-reach.ts'

/** The time that whoever runs the receiver has to put the new secret in. */
const overlap = 24 * 3_600_000

export const endpointSecretRotateAction = handle(endpointSecretRotate, async ({ endpointId }, call) => {
  const { caller, db, webhookEndpoints, audit, clock } = call
  const [secret, bothUntil] = [newWebhookSecret(), clock.now() + overlap]
  await db.transaction(async (rows) => {
    const endpoint = await webhookEndpoints.find(rows, { endpointId, reach: webhookReach(caller.grants) })
    if (!endpoint) throw refuse(endpointSecretRotate, 'WEBHOOK_UNKNOWN')
    await webhookEndpoints.rotate(rows, { endpointId, secret, until: bothUntil })
    await audit.write(rows, { action: endpointSecretRotate.name, subject: endpointId, ...ofBrand(endpoint), after: { bothUntil } }, call)
  })
  return { secret, bothUntil }
})
