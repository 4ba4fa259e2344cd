import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'

const bodyLimit = 64 * 1024
const patienceMs = 5000

/**
 * `POST /tunnel`: what broke in a browser, on its way to the error-reporting service. It goes to the project of the settings, whatever it says
 * itself, and takes along nothing of the guest: neither address, nor cookie, nor browser.
 */
export function addSentryTunnel(app: FastifyInstance, { settings, limits, log }: Pick<Context, 'settings' | 'limits' | 'log'>): void {
  const { sentryDsn } = settings.frontConfig
  if (!sentryDsn) return
  const project = projectOf(sentryDsn)
  app.post<{ Body: Buffer | undefined }>('/tunnel', { bodyLimit }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const wait = await limits.fault(request.ip)
    if (wait !== undefined) return reply.code(429).header('retry-after', wait).send({ msg: 'Please come back in a moment.' })
    const body = request.body ?? Buffer.alloc(0)
    if (dsnOf(body) !== sentryDsn) return reply.code(400).send({ msg: 'This is nothing that broke here.' })
    const taken = await passOn(project, body)
    if (taken === undefined) log.warn({ tunnel: 'the error-reporting service does not answer' })
    return reply.code(taken ?? 502).send({})
  })
}

/** The address where envelopes of a project are taken, `https://key@host/prefix/1`, by whom it knows with that key. */
function projectOf(dsn: string): { url: string; auth: string } {
  const { protocol, host, username, pathname } = new URL(dsn)
  const [, prefix = '', id = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? []
  return { url: `${protocol}//${host}${prefix}/api/${id}/envelope/`, auth: `Sentry sentry_version=7, sentry_key=${username}` }
}

/** The project that an envelope is addressed to: its first line says so. */
function dsnOf(body: Buffer): unknown {
  try {
    const head = body.subarray(0, body.indexOf('\n')).toString('utf8')
    return (JSON.parse(head) as { dsn?: unknown } | null)?.dsn
  } catch {
    return undefined
  }
}

async function passOn({ url, auth }: ReturnType<typeof projectOf>, body: Buffer): Promise<number | undefined> {
  const headers = { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': auth }
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return undefined
  }
}
