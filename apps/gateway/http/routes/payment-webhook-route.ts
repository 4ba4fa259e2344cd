import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { heardInTime } from './heard-in-time.ts'
import { handlePaymentWebhook } from '../../modules/payments/payment-webhook.ts'

const bodyLimit = 64 * 1024

type PaymentWebhookDeps = Pick<Context, 'limits'> & Parameters<typeof handlePaymentWebhook>[1]

/** `POST /hooks/{provider}`: where the providers of payments say that something has happened. Only a signed webhook is heard. */
export function addPaymentWebhooks(app: FastifyInstance, deps: PaymentWebhookDeps): void {
  type Webhook = { Params: { provider: string }; Body: Buffer | undefined }
  app.post<Webhook>('/hooks/:provider', { bodyLimit }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const wait = await deps.limits.webhook(request.ip)
    if (wait !== undefined) return reply.code(429).header('retry-after', wait).send({ msg: 'Please come back in a moment.' })
    const provider = deps.providers.byName.get(request.params.provider)
    if (!provider) return reply.code(404).send({ msg: 'There is no such provider.' })
    const webhook = provider.verifyWebhook({ headers: request.headers, body: request.body ?? Buffer.alloc(0) })
    if (!webhook) return reply.code(400).send({ msg: 'This notice is not signed by its provider.' })
    const heard = await heardInTime(handlePaymentWebhook({ provider: provider.name, ref: webhook.ref }, deps), deps)
    return heard ? reply.send({ ok: true }) : reply.code(503).header('retry-after', 5).send({ msg: 'Please say it again.' })
  })
}
