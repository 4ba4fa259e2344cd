import { timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { CourierCompany, CourierWebhook } from '../../modules/couriers/courier-company.ts'
import { signLalamove } from './sign-lalamove.ts'

const Signed = v.object({
  apiKey: v.string(),
  timestamp: v.union([v.number(), v.string()]),
  signature: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  data: v.looseObject({}),
})
const AboutOrder = v.object({
  order: v.object({ orderId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)), market: v.optional(v.string()) }),
})

type Keys = { key: string; secret: string }

/**
 * The order that a webhook of Lalamove speaks of. It is signed over its time, its address and its data; an empty one asks whether the address is there. Its time is
 * not judged: it is said again for a day, and only has us read the order.
 */
export function verifyLalamoveWebhook({ path, body }: CourierWebhook, { key, secret }: Keys): ReturnType<CourierCompany['verifyWebhook']> {
  if (body.length === 0) return 'empty'
  const webhook = v.safeParse(v.pipe(v.string(), v.parseJson(), Signed), body.toString('utf8'))
  if (!webhook.success) return null
  const { apiKey, timestamp, signature, data } = webhook.output
  const right = signLalamove({ timestamp, method: 'POST', path, body: JSON.stringify(data) }, secret)
  if (apiKey !== key || !timingSafeEqual(Buffer.from(right, 'hex'), Buffer.from(signature, 'hex'))) return null
  const about = v.safeParse(AboutOrder, data)
  if (!about.success) return 'empty'
  const { orderId: ref, market = '' } = about.output.order
  return { ref, market: market === 'HK' || market === 'MO' ? market : null }
}
