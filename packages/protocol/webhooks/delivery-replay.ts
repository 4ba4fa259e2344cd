import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, Moment } from '../units.ts'
import { Tally } from './webhook-endpoint.ts'

/** Delivers again, under the ids that they had: one delivery, or all of what has happened since a moment; says how many. */
export const deliveryReplay = action('candao.webhook.deliveryReplay', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'webhook.manage',
  content: {
    endpointId: Guid,
    which: v.variant('kind', [
      v.object({ kind: v.literal('one'), deliveryId: Guid }),
      v.object({ kind: v.literal('since'), moment: Moment }),
    ]),
  },
  data: v.object({ replayed: Tally }),
  refusals: ['WEBHOOK_UNKNOWN', 'DELIVERY_UNKNOWN'],
})
