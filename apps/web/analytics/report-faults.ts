import { CallFailure, unanswered } from '../api/call-failure.ts'
import { logLine } from '../api/client-log.ts'
import type { FrontConfig } from '../entities/brand/front-config.ts'
import { isChunkError } from '../lib/chunk-error.ts'
import { screenOf, scrub } from './scrub.ts'

/** A screen that breaks at every stroke must not fill the log. */
const most = 10

const told = new Set<string>()

/** Writes down what broke here, once, and sends it on where the chain has a service for that (spec 8.10). */
export function reportFault(fault: unknown, config: Promise<FrontConfig>) {
  if (isOfWaiting(fault)) return
  const words = wordsOf(fault)
  if (told.has(words) || told.size >= most) return
  told.add(words)
  logLine('error', `${screenOf(location.pathname)}: ${words}`)
  void sendOn(fault, config).catch(() => undefined)
}

/** Timeouts are nobody's fault, and neither is a network that went away, or a question that was taken back. */
export function isOfWaiting(fault: unknown): boolean {
  if (fault instanceof CallFailure) return fault.status === unanswered
  if (isChunkError(fault)) return true
  if (!(fault instanceof Error || fault instanceof DOMException)) return false
  return fault.name === 'TimeoutError' || fault.name === 'AbortError' || /time(d )?-?out/i.test(fault.message)
}

const wordsOf = (fault: unknown) =>
  fault instanceof Error ? scrub(`${fault.name}: ${fault.message}`) : `something thrown: ${typeof fault}`

async function sendOn(fault: unknown, config: Promise<FrontConfig>) {
  const { sentryDsn } = await config
  if (!sentryDsn) return
  const { sendFault } = await import('./sentry.ts')
  sendFault(fault, sentryDsn)
}
