import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid } from '../units.ts'

/** Sends an endpoint a `ping`, whatever events it wants; the list of its deliveries then says how that went. */
export const endpointTest = action('candao.webhook.endpointTest', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'webhook.manage',
  content: { endpointId: Guid },
  data: v.object({ deliveryId: Guid }),
  refusals: ['WEBHOOK_UNKNOWN', 'WEBHOOK_OFF'],
})
