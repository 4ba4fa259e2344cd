import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid } from '../units.ts'
import { WebhookEndpoint } from './webhook-endpoint.ts'

/** Removes an endpoint with all that waits for it; gives those that are left. */
export const endpointRemove = action('candao.webhook.endpointRemove', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'webhook.manage',
  content: { endpointId: Guid },
  data: v.object({ endpoints: v.array(WebhookEndpoint) }),
  refusals: ['WEBHOOK_UNKNOWN'],
})
