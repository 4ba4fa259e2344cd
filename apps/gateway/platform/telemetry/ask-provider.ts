import { describeSpan, inSpan } from './spans.ts'
import { telemetry, type Provider, type ProviderOutcome } from './telemetry.ts'

/**
 * Asks a provider once, in a span of its own, and tells whoever measures how that went and how long it took. `statusOf` reads the HTTP status from the answer;
 * left out, any answer is a yes. Whatever the question throws is thrown on.
 */
export function askProvider<Answer>(
  provider: Provider,
  ask: () => Promise<Answer>,
  statusOf: (answer: Answer) => number = () => 200,
): Promise<Answer> {
  const begun = performance.now()
  const tell = (outcome: ProviderOutcome) => {
    describeSpan({ attributes: { 'harbour.outcome': outcome }, failed: outcome !== 'answered' && outcome !== 'refused' })
    telemetry.providerAsked({ provider, outcome, ms: performance.now() - begun })
  }
  return inSpan({ name: provider, kind: 'client', attributes: { 'peer.service': provider } }, async () => {
    try {
      const answer = await ask()
      tell(outcomeOfStatus(statusOf(answer)))
      return answer
    } catch (fault) {
      tell(outcomeOfFault(fault))
      throw fault
    }
  })
}

/** The outcome of a request that got an HTTP answer. */
export function outcomeOfStatus(status: number): ProviderOutcome {
  if (status === 429) return 'busy'
  if (status >= 500) return 'failed'
  return status >= 400 ? 'refused' : 'answered'
}

/** The names under which fetch, undici and the mail library say that nobody answered in time. */
const late = new Set([
  'TimeoutError',
  'AbortError',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_ABORTED',
])

/** The outcome of a request that got none: nobody but a time limit ends requests of ours. */
export function outcomeOfFault(fault: unknown): ProviderOutcome {
  return [fault, fault instanceof Error ? fault.cause : undefined].some((each) => namesOf(each).some((name) => late.has(name)))
    ? 'timeout'
    : 'unreachable'
}

/** A DOMException is no Error everywhere: what has a name or a code is read for both. */
function namesOf(fault: unknown): string[] {
  if (typeof fault !== 'object' || fault === null) return []
  const { name, code } = fault as { name?: unknown; code?: unknown } // read as unknown, whatever it is
  return [name, code].filter((each) => typeof each === 'string')
}
