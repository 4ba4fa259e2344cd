import { BrowserClient, defaultStackParser, makeFetchTransport, Scope, type ErrorEvent } from '@sentry/browser'
import { gatewayUrl } from '../api/transport.ts'
import { language } from '../lib/locale.ts'
import { brand } from '../api/region.ts'
import { screenOf, scrub } from './scrub.ts'

let scope: Scope | undefined

/** Sends a fault to the error-reporting service by way of our gateway: the browser speaks with nobody else, and nobody learns its address. */
export function sendFault(fault: unknown, dsn: string) {
  scope ??= open(dsn)
  scope.captureException(fault instanceof Error ? fault : new Error(`something thrown: ${typeof fault}`))
}

/** None of the kit's own listeners: it knows what it is told, and no more. */
function open(dsn: string): Scope {
  const client = new BrowserClient({
    dsn,
    tunnel: gatewayUrl('/tunnel'),
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    beforeSend: bare,
  })
  client.init()
  const opened = new Scope()
  opened.setClient(client)
  return opened
}

/** The report of a fault: what broke, where in our code, and on which screen. Nothing of the guest (spec 8.10). */
export function bare({ event_id, timestamp, platform, level, exception }: ErrorEvent): ErrorEvent {
  const values = exception?.values?.map(({ type, value, stacktrace }) => ({
    type,
    value: value && scrub(value),
    stacktrace: stacktrace && {
      frames: stacktrace.frames?.map((frame) => ({ ...frame, filename: fileOf(frame.filename) })),
    },
  }))
  const tags = { screen: screenOf(location.pathname), brand: brand(), language: language() }
  return { type: undefined, event_id, timestamp, platform, level, exception: { values }, tags }
}

/** A file of our own build by its name; anything else could be the address of a screen. */
const fileOf = (filename = '') => (filename.includes('/assets/') ? filename.replace(/\?.*/, '') : scrub(filename))
