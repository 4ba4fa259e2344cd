import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Instant } from '@harbour/rules'
import * as v from 'valibot'
import type { PaymentProvider } from '../../modules/payments/payment-provider.ts'

const toleranceMs = 300_000
const Webhook = v.object({ data: v.object({ payment: v.object({ id: v.pipe(v.string(), v.minLength(1)) }) }) })

/**
 * The payment that a webhook of Ferry Pay speaks of; null where its signature is not made with our secret over this very body, or was made more
 * than five minutes from now, before or after.
 */
export function verifySandboxPayWebhook(
  { headers, body }: Parameters<PaymentProvider['verifyWebhook']>[0],
  secret: string,
  now: Instant,
): { ref: string } | null {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(String(headers['ferry-signature'] ?? '')) ?? []
  if (seconds === undefined || given === undefined) return null
  const right = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
  if (!timingSafeEqual(right, Buffer.from(given, 'hex')) || Math.abs(now - Number(seconds) * 1000) > toleranceMs) return null
  const webhook = v.safeParse(v.pipe(v.string(), v.parseJson(), Webhook), body.toString('utf8'))
  return webhook.success ? { ref: webhook.output.data.payment.id } : null
}
