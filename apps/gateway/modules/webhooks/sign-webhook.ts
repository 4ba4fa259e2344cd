import { createHmac, randomBytes } from 'node:crypto'
import type { Instant } from '@harbour/rules'

/** `id` stays the same at every try; `sentAt`: the moment of this one. One signature a secret. */
export type ToSign = { id: string; sentAt: Instant; body: string; secrets: readonly string[] }

const prefix = 'whsec_'

/** A new secret: 32 random bytes, as standardwebhooks.com writes them. */
export const newWebhookSecret = () => prefix + randomBytes(32).toString('base64')

/** The headers by which a receiver knows that a webhook is ours and how old it is, as standardwebhooks.com has them. */
export function signedHeaders({ id, sentAt, body, secrets }: ToSign): Record<string, string> {
  const timestamp = String(Math.floor(sentAt / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'content-type': 'application/json',
    'user-agent': 'Harbour-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
