import { endpointListGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { endpointShown } from '../endpoint-shown.ts'
import { webhookReach } from '../webhook-reach.ts'

export const endpointListGetAction = handle(endpointListGet, async (_input, { caller, webhookEndpoints }) => ({
  endpoints: (await webhookEndpoints.list(webhookReach(caller.grants))).map(endpointShown),
}))
