import type { Instant } from '@harbour/rules'
import type { WebhookDeps } from './deps.ts'
import { endpointAudited, ofBrand } from './endpoint-shown.ts'

/** An endpoint may fail for so long, without one success. */
const patience = 3 * 24 * 3_600_000

type Failing = { endpointId: string; since: Instant; now: Instant }

/** Switches off an endpoint that has only failed for three days, and writes that down beside what people do. */
export async function endEndpoint(
  { endpointId, since, now }: Failing,
  { db, webhookEndpoints, audit, log }: Pick<WebhookDeps, 'db' | 'webhookEndpoints' | 'audit' | 'log'>,
): Promise<void> {
  const before = now - patience
  if (since > before) return
  await db.transaction(async (rows) => {
    const ended = await webhookEndpoints.end(rows, { endpointId, before })
    if (!ended) return
    const done = { action: 'webhook.dead', subject: endpointId, ...ofBrand(ended) }
    const after = endpointAudited(ended)
    await audit.write(
      rows,
      { ...done, before: { ...after, state: 'on' }, after },
      { caller: { staffId: null, name: 'Harbour' }, logId: 'webhooks' },
    )
    log.warn({ webhook: 'an endpoint has only failed for three days and is told no more', endpointId })
  })
}
