import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from './context.ts'
import type { Statement } from './store/database.ts'

const PING: Statement = { name: 'ping', text: 'select 1' }

/** `/healthz`: the process lives. `/readyz`: it takes calls and reaches its database. `/metrics`: what Prometheus asks. */
export function addHealth(app: FastifyInstance, context: Context): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const ready = !context.standing.draining && (await reaches(context))
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: ready })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, context.settings.metricsToken)) return reply.code(403).send()
    return reply.type(context.metrics.contentType).send(await context.metrics.text())
  })
}

async function reaches({ db, catalogue }: Context): Promise<boolean> {
  try {
    await db.rows(PING)
    return catalogue.shops(31).length > 0
  } catch {
    return false
  }
}

/** With a token only its holder; without one only this machine, and nobody whom a proxy has brought. */
function mayMeasure({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip) && headers['x-forwarded-for'] === undefined
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
