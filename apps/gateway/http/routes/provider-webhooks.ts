import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '../../context.ts'

/** A webhook as it came in; `path` is where, which some senders sign with it. */
type SignedWebhook = { headers: IncomingHttpHeaders; path: string; body: Buffer }
/** A service of others that tells us by webhooks; null where one is not signed by it. `webhookAnswer`: the word by which it knows that one was heard. */
type WebhookSender<Told> = { name: string; verifyWebhook: (webhook: SignedWebhook) => Told | null; webhookAnswer?: object }

type ProviderWebhooks<Sender, Told> = {
  /** The address, which ends in the sender's name. */
  path: string
  senders: ReadonlyMap<string, Sender>
  /** Does what follows; false where it is to be said again. */
  hear: (sender: Sender, told: Told) => Promise<boolean>
}
type WebhookDeps = Pick<Context, 'limits' | 'log'>

const bodyLimit = 64 * 1024
/** The time that a sender waits for our answer. Work that takes longer goes on, and is told again. */
const patienceMs = 2000

/** Hears the webhooks of these senders. Only a signed one is heard; one that is not heard in time is to be said again. */
export function addProviderWebhooks<Told, Sender extends WebhookSender<Told>>(
  app: FastifyInstance,
  { path: address, senders, hear }: ProviderWebhooks<Sender, Told>,
  { limits, log }: WebhookDeps,
): void {
  type Webhook = { Params: { sender: string }; Body: Buffer | undefined }
  app.post<Webhook>(`${address}/:sender`, { bodyLimit }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const wait = await limits.webhook(request.ip)
    if (wait !== undefined) return reply.code(429).header('retry-after', wait).send({ msg: 'Please come back in a moment.' })
    const sender = senders.get(request.params.sender)
    if (!sender) return reply.code(404).send({ msg: 'There is no such sender.' })
    const [path = ''] = request.url.split('?')
    const told = sender.verifyWebhook({ headers: request.headers, path, body: request.body ?? Buffer.alloc(0) })
    if (told === null) return reply.code(400).send({ msg: 'This notice is not signed by its sender.' })
    if (await inTime(hear(sender, told), log)) return reply.send(sender.webhookAnswer ?? { ok: true })
    return reply.code(503).header('retry-after', 5).send({ msg: 'Please say it again.' })
  })
}

async function inTime(hearing: Promise<boolean>, log: WebhookDeps['log']): Promise<boolean> {
  const late = new AbortController()
  const heard = hearing.catch((fault: Error) => {
    log.error({ hook: 'cannot be heard', fault: fault.message })
    return false
  })
  const outcome = await Promise.race([heard, sleep(patienceMs, false, { signal: late.signal, ref: false })])
  late.abort()
  return outcome
}
