import type { Instant } from '@harbour/rules'
import { runLanes } from '../../platform/workers/run-lanes.ts'
import { telemetry } from '../../platform/telemetry/telemetry.ts'
import type { Worker } from '../../platform/workers/worker.ts'
import { webhooksDue, type DueDelivery, type Lane } from './delivery-store.ts'
import type { WebhookDeps } from './deps.ts'
import { endEndpoint } from './end-endpoint.ts'
import { signedHeaders } from './sign-webhook.ts'
import { webhookBody } from './webhook-body.ts'

export type DeliverDeps = Pick<WebhookDeps, 'webhookEndpoints' | 'webhookDeliveries' | 'webhookSender' | 'audit' | 'db' | 'clock' | 'log'>
type Going = () => boolean

const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes

/** The pauses after each failure; the one after the last of them is the end. */
const pauses = [5 * seconds, 30 * seconds, 2 * minutes, 10 * minutes, hours, 6 * hours, 24 * hours]
/** The most deliveries under way to one endpoint. */
const atOnce = 4
/** The time for which a process has an endpoint to itself: longer than an answer is waited for. */
const inHand = minutes
/** An endpoint at which nothing arrives is left alone for so long, whatever else waits for it. */
const rest = 5 * seconds

/** Tells systems of others what has happened. Each has a lane of its own: one that is slow or dead holds up no other. */
export const deliverWebhooks: Worker<DeliverDeps> = { name: 'webhooks', due: webhooksDue, round }

function round(deps: DeliverDeps, going: Going = () => true): Promise<void> {
  const take = () => {
    const now = deps.clock.now()
    return deps.webhookDeliveries.takeEndpoints({ now, until: now + inHand })
  }
  return runLanes({ name: 'webhooks', log: deps.log, take, run: (id) => serve(id, deps, going) }, going)
}

/** Delivers to one endpoint all that is due, or until nothing of a batch arrives. */
async function serve(endpointId: string, deps: DeliverDeps, going: Going): Promise<void> {
  const { webhookDeliveries, clock } = deps
  let from: Instant = 0
  for (let again = true; again && going();) {
    const now = clock.now()
    const lane = await webhookDeliveries.keep({ endpointId, now, until: now + inHand })
    const batch = lane ? await webhookDeliveries.due({ endpointId, now, most: atOnce }) : []
    const arrived = lane ? await Promise.all(batch.map((each) => deliver(each, lane, deps))) : []
    again = arrived.includes(true)
    if (batch.length > 0 && !again) from = clock.now() + rest
  }
  await webhookDeliveries.giveBack(endpointId, from)
}

async function deliver(delivery: DueDelivery, { endpointId, url, secrets }: Lane, deps: DeliverDeps): Promise<boolean> {
  const { webhookDeliveries, webhookSender, clock } = deps
  const { deliveryNo, eventId, attempts } = delivery
  const body = webhookBody(delivery)
  if (attempts > 0) telemetry.providerRetried('webhooks')
  const answer = await webhookSender.post({ url, body, headers: signedHeaders({ id: eventId, sentAt: clock.now(), body, secrets }) })
  if (answer.statusCode !== null && answer.statusCode >= 200 && answer.statusCode < 300) {
    await webhookDeliveries.delivered(deliveryNo, answer)
    return true
  }
  const now = clock.now()
  const after = pauses[attempts]
  const nextTry = after === undefined ? null : now + after
  const since = await webhookDeliveries.failed({ deliveryNo, attempts, answer, nextTry, now })
  await endEndpoint({ endpointId, since, now }, deps)
  return false
}
