import * as v from 'valibot'
import { action } from '../action.ts'
import { Brand, Guid, Text } from '../units.ts'
import { WebhookDescription, WebhookEndpoint, WebhookEvents, WebhookUrl } from './webhook-endpoint.ts'

/**
 * Adds an endpoint (`endpointId` null), whose secret is shown this once, or changes one; its brand stays. `on` gives one that was dead another three days,
 * and what it has missed. WEBHOOK_URL: it is not https, names somebody's password, or lies in a private network.
 */
export const endpointSave = action('candao.webhook.endpointSave', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'webhook.manage',
  content: {
    endpointId: v.nullable(Guid),
    url: WebhookUrl,
    description: WebhookDescription,
    events: WebhookEvents,
    onlyBrand: v.nullable(Brand),
    state: v.picklist(['on', 'off']),
  },
  data: v.object({ endpoint: WebhookEndpoint, secret: v.nullable(Text) }),
  refusals: ['WEBHOOK_UNKNOWN', 'WEBHOOK_URL', 'WEBHOOK_SCOPE', 'WEBHOOK_TAKEN', 'WEBHOOKS_FULL'],
})
