import * as v from 'valibot'
import { action } from '../action.ts'
import { WebhookEndpoint } from './webhook-endpoint.ts'

/** The endpoints within the caller's reach, the oldest first: of the own brand, or for who has the whole chain all of them. Never with their secrets. */
export const endpointListGet = action('candao.webhook.endpointListGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'webhook.manage',
  content: {},
  data: v.object({ endpoints: v.array(WebhookEndpoint) }),
})
