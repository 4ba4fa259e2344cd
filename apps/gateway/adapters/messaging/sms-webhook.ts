import type { Carrier } from './carriers.ts'
import { postJson } from './outbox.ts'

/** Hands SMS to a provider's JSON webhook: `{ from, to, text }` with a bearer token. */
export function smsWebhook({ url, token, from }: { url: string; token: string | undefined; from: string }): Carrier<'sms'> {
  return ({ to, text }) => postJson({ provider: 'sms', url, token, body: { from, to, text } })
}
