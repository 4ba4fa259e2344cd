import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { hearNotice } from '../../modules/payments/provider-notice.ts'

const bodyLimit = 64 * 1024
/** The time that a provider waits for our answer. Work that takes longer goes on, and is told again. */
const patienceMs = 2000

type PaymentNoticeDeps = Pick<Context, 'limits'> & Parameters<typeof hearNotice>[1]

/** `POST /hooks/{provider}`: where the providers of payments say that something has happened. Only a signed notice is heard. */
export function addPaymentNotices(app: FastifyInstance, deps: PaymentNoticeDeps): void {
  type Notice = { Params: { provider: string }; Body: Buffer | undefined }
  app.post<Notice>('/hooks/:provider', { bodyLimit }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const wait = await deps.limits.notice(request.ip)
    if (wait !== undefined) return reply.code(429).header('retry-after', wait).send({ msg: 'Please come back in a moment.' })
    const provider = deps.providers.byName.get(request.params.provider)
    if (!provider) return reply.code(404).send({ msg: 'There is no such provider.' })
    const notice = provider.verifyNotice({ headers: request.headers, body: request.body ?? Buffer.alloc(0) })
    if (!notice) return reply.code(400).send({ msg: 'This notice is not signed by its provider.' })
    const heard = await inTime(hearNotice({ provider: provider.name, ref: notice.ref }, deps), deps)
    return heard ? reply.send({ ok: true }) : reply.code(503).header('retry-after', 5).send({ msg: 'Please say it again.' })
  })
}

async function inTime(hearing: Promise<boolean>, { log }: Pick<Context, 'log'>): Promise<boolean> {
  const late = new AbortController()
  const heard = hearing.catch((fault: Error) => {
    log.error({ hook: 'cannot be heard', fault: fault.message })
    return false
  })
  const outcome = await Promise.race([heard, sleep(patienceMs, false, { signal: late.signal, ref: false })])
  late.abort()
  return outcome
}
