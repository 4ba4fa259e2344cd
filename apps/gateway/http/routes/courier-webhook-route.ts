import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { handleCourierWebhook } from '../../modules/couriers/courier-webhook.ts'
import { heardInTime } from './heard-in-time.ts'

const bodyLimit = 64 * 1024

type CourierWebhookDeps = Pick<Context, 'limits'> & Parameters<typeof handleCourierWebhook>[1]

/** `POST /hooks/couriers/{company}`: where courier companies say that something has happened to a booking. Only a signed webhook is heard. */
export function addCourierWebhooks(app: FastifyInstance, deps: CourierWebhookDeps): void {
  type Webhook = { Params: { company: string }; Body: Buffer | undefined }
  app.post<Webhook>('/hooks/couriers/:company', { bodyLimit }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const wait = await deps.limits.webhook(request.ip)
    if (wait !== undefined) return reply.code(429).header('retry-after', wait).send({ msg: 'Please come back in a moment.' })
    const company = deps.couriers.byName.get(request.params.company)
    if (!company) return reply.code(404).send({ msg: 'There is no such company.' })
    const [path = ''] = request.url.split('?')
    const webhook = company.verifyWebhook({ headers: request.headers, path, body: request.body ?? Buffer.alloc(0) })
    if (!webhook) return reply.code(400).send({ msg: 'This notice is not signed by its company.' })
    const heard = webhook === 'empty' || (await heardInTime(handleCourierWebhook({ company, ...webhook }, deps), deps))
    return heard ? reply.send({ ok: true }) : reply.code(503).header('retry-after', 5).send({ msg: 'Please say it again.' })
  })
}
