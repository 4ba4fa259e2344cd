import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, Moment, Text } from '../units.ts'
import { Tally } from './webhook-endpoint.ts'

export const DeliveryState = v.picklist(['waiting', 'delivered', 'failed'])

/** An event on its way to an endpoint: its last answer by status code and first words, null where there was none, and when it is tried next. */
const WebhookDelivery = v.object({
  deliveryNo: Tally,
  deliveryId: Guid,
  event: Text,
  /** The id of the order, the pid of the product, or the version of the catalogue. */
  subject: Text,
  at: Moment,
  state: DeliveryState,
  attempts: Tally,
  statusCode: v.nullable(Tally),
  answer: v.nullable(Text),
  nextTry: v.nullable(Moment),
})

/** The deliveries of the last 30 days to an endpoint, the latest first, 50 at a time. `olderThan` goes on after the one of that number. */
export const deliveryListGet = action('candao.webhook.deliveryListGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'webhook.manage',
  content: { endpointId: Guid, state: v.optional(DeliveryState), olderThan: v.optional(Tally) },
  data: v.object({ deliveries: v.array(WebhookDelivery) }),
  refusals: ['WEBHOOK_UNKNOWN'],
})
