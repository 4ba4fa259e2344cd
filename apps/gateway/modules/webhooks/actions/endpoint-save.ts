import { endpointSave, type Answer, type Input } from '@harbour/protocol'
import type { Rows } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/handle.ts'
import { handle, type Call } from '../deps.ts'
import { endpointAudited, endpointShown, ofBrand } from '../endpoint-shown.ts'
import { mayBeSentTo } from '../judge-webhook-url.ts'
import { newWebhookSecret } from '../sign-webhook.ts'
import { reaches, webhookReach } from '../webhook-reach.ts'

type Wanted = Input<typeof endpointSave>
type Saved = Answer<typeof endpointSave>

export const endpointSaveAction = handle(endpointSave, async (input, call) => {
  if (!mayBeSentTo(input.url, call.settings.webhooks)) throw refuse(endpointSave, 'WEBHOOK_URL')
  const wanted = { ...input, events: [...new Set(input.events)] }
  const { endpointId } = wanted
  return call.db
    .transaction((rows) => (endpointId === null ? add(rows, wanted, call) : change(rows, { ...wanted, endpointId }, call)))
    .catch(refuseTaken)
})

/** The most endpoints of a brand, and of the whole chain: each costs every order a row. */
const mostEndpoints = 20
/** PostgreSQL's code for a row that there is already. */
const uniqueViolation = '23505'

/** Of two who choose one address at the same moment, the index refuses the second. */
function refuseTaken(error: unknown): never {
  if ((error as { code?: unknown }).code === uniqueViolation) throw refuse(endpointSave, 'WEBHOOK_TAKEN') // PostgreSQL's faults have one
  throw error
}

async function add(rows: Rows, { onlyBrand: brand, endpointId: _, ...terms }: Wanted, call: Call<'staff'>): Promise<Saved> {
  const { caller, webhookEndpoints, audit, ids, clock } = call
  const reach = webhookReach(caller.grants)
  if (!reaches(reach, brand)) throw refuse(endpointSave, 'WEBHOOK_SCOPE')
  if ((await webhookEndpoints.count(rows, brand)) >= mostEndpoints) throw refuse(endpointSave, 'WEBHOOKS_FULL')
  const [endpointId, secret] = [ids.guid(), newWebhookSecret()]
  const added = await webhookEndpoints.add(rows, { ...terms, endpointId, brand, secret, at: clock.now() })
  const endpoint = added && (await webhookEndpoints.find(rows, { endpointId, reach }))
  if (!endpoint) throw refuse(endpointSave, 'WEBHOOK_TAKEN')
  await audit.write(rows, { action: endpointSave.name, subject: endpointId, ...ofBrand(endpoint), after: endpointAudited(endpoint) }, call)
  return { endpoint: endpointShown(endpoint), secret }
}

async function change(rows: Rows, { onlyBrand, ...terms }: Wanted & { endpointId: string }, call: Call<'staff'>): Promise<Saved> {
  const { caller, webhookEndpoints, audit } = call
  const named = { endpointId: terms.endpointId, reach: webhookReach(caller.grants) }
  const before = await webhookEndpoints.find(rows, named)
  if (!before) throw refuse(endpointSave, 'WEBHOOK_UNKNOWN')
  if (before.brand !== onlyBrand) throw refuse(endpointSave, 'WEBHOOK_SCOPE')
  const changed = await webhookEndpoints.change(rows, terms)
  const endpoint = changed && (await webhookEndpoints.find(rows, named))
  if (!endpoint) throw refuse(endpointSave, 'WEBHOOK_TAKEN')
  const done = { action: endpointSave.name, subject: terms.endpointId, ...ofBrand(endpoint) }
  await audit.write(rows, { ...done, before: endpointAudited(before), after: endpointAudited(endpoint) }, call)
  return { endpoint: endpointShown(endpoint), secret: null }
}
