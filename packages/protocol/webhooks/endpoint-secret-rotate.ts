import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, Moment, Text } from '../units.ts'

/** Gives an endpoint a new secret, shown this once. Until `bothUntil` each delivery is signed with the one before, too. */
export const endpointSecretRotate = action('candao.webhook.endpointSecretRotate', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'webhook.manage',
  content: { endpointId: Guid },
  data: v.object({ secret: Text, bothUntil: Moment }),
  refusals: ['WEBHOOK_UNKNOWN'],
})
