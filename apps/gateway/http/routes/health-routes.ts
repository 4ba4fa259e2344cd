import { brandIds } from '@harbour/rules'
import cluster from 'node:cluster'
import { timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { createReadiness } from '../../platform/readiness.ts'

type HealthDeps = Pick<Context, 'db' | 'drainState' | 'catalogue' | 'settings' | 'metrics'>

/** `/healthz`: the process lives. `/readyz`: it takes calls and can write down orders. `/metrics`: what Prometheus asks. */
export function addHealth(app: FastifyInstance, { db, drainState, catalogue, settings, metrics }: HealthDeps): void {
  const readiness = createReadiness(db)
  const hasShops = () => Object.values(brandIds).some((brand) => catalogue.shops(brand).length > 0)
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const ready = !drainState.leaving && hasShops() && (await readiness.canWrite())
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: ready })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, settings.metricsToken)) return reply.code(403).send()
    if (cluster.isWorker) return reply.code(404).send('These are of one process: METRICS_PORT has those of all.')
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

/** `/metrics` for this machine alone, on a port that no proxy leads to, and for the token alone where there is one; gives what closes it. */
export async function openMetricsPort(
  { metricsPort, metricsToken }: Pick<Context['settings'], 'metricsPort' | 'metricsToken'>,
  metrics: Pick<Context['metrics'], 'text' | 'contentType'>,
): Promise<() => void> {
  if (metricsPort === undefined) return () => {}
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    if (metricsToken !== undefined && !mayMeasure(request, metricsToken)) return void response.writeHead(403).end()
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      // One of several processes is only starting, and does not answer yet.
      () => response.writeHead(503).end(),
    )
  }).listen(metricsPort, '127.0.0.1')
  await once(server, 'listening')
  return () => void server.close()
}

/** Only the holder of the token. Who comes from this machine may be a proxy with somebody behind it, and say nothing of that. */
function mayMeasure({ headers }: Pick<IncomingMessage, 'headers'>, token: string | undefined): boolean {
  if (token === undefined) return false
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
