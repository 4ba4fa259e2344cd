import { createStackParser, createTransport, Scope, type BaseTransportOptions, type ErrorEvent } from '@sentry/core'
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server'
import { scrub } from '../../platform/telemetry/scrub.ts'
import type { FaultReports } from '../../platform/telemetry/telemetry.ts'

const [patienceMs, lastWordsMs] = [5000, 2000]
/** A fault that comes with every call must not be a report with every call: the same one is told of once in so long. */
const quietMs = 60_000

/** Reports faults by Sentry's own library, and by none of its listeners: it knows what it is told, and no more. A service that is away delays nobody. */
export function sentryReports(dsn: string): FaultReports {
  const client = new ServerRuntimeClient({
    dsn,
    platform: 'node',
    transport: postEnvelopes,
    stackParser: createStackParser(nodeStackLineParser()),
    integrations: [],
    sendClientReports: false,
    beforeSend: bare,
  })
  client.init()
  const toldAt = new Map<string, number>()
  return {
    faulted({ fault, where }) {
      const error = fault instanceof Error ? fault : new Error(`something thrown: ${typeof fault}`)
      const [key, now] = [`${where} ${error.name} ${scrub(error.message)}`, performance.now()]
      if (now - (toldAt.get(key) ?? -quietMs) < quietMs) return
      if (toldAt.size > 1000) toldAt.clear()
      toldAt.set(key, now)
      const scope = new Scope()
      scope.setClient(client)
      scope.setTag('where', where)
      scope.captureException(error)
    },
    stop: async () => void (await client.close(lastWordsMs)),
  }
}

/** The report of a fault: what broke, where in our code, in which call or worker. Nothing of the guest, and nothing of this machine (spec 8.10). */
export function bare({ event_id, timestamp, platform, level, exception, tags }: ErrorEvent): ErrorEvent {
  const values = exception?.values?.map(({ type, value, stacktrace }) => ({
    type,
    value: value && scrub(value),
    stacktrace: stacktrace && {
      frames: stacktrace.frames?.map((frame) => ({
        function: frame.function,
        filename: fileOf(frame.filename),
        lineno: frame.lineno,
        colno: frame.colno,
        in_app: frame.in_app,
      })),
    },
  }))
  return { type: undefined, event_id, timestamp, platform, level, exception: { values }, tags: { app: 'gateway', where: tags?.where } }
}

/** A file by its path in the house: where the house stands is nobody's business. */
const fileOf = (filename = '') => filename.replace(/^.*\/(?=(apps|packages|chain|node_modules)\/)/, '')

function postEnvelopes(options: BaseTransportOptions) {
  return createTransport(options, async ({ body }) => {
    const signal = AbortSignal.timeout(patienceMs)
    // A copy: what the library gives may lie in memory that fetch does not take.
    const sent = typeof body === 'string' ? body : Uint8Array.from(body)
    const headers = { 'content-type': 'application/x-sentry-envelope' }
    const answer = await fetch(options.url, { method: 'POST', headers, body: sent, redirect: 'error', signal })
    await answer.body?.cancel()
    return {
      statusCode: answer.status,
      headers: {
        'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
        'retry-after': answer.headers.get('retry-after'),
      },
    }
  })
}
