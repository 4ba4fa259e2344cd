import { AsyncLocalStorage } from 'node:async_hooks'
import { Stripe } from 'stripe'
import * as v from 'valibot'
import { askProvider } from '../../platform/telemetry/ask-provider.ts'
import { telemetry } from '../../platform/telemetry/telemetry.ts'

export type StripeSettings = { secretKey: string; hookSecret: string; url: string; publishableKey?: string | undefined }

const name = 'stripe'

/** Stripe's clear no: nothing was done. `intent`: the payment that a bank said no to. */
export type StripeNo = { no: { status: number; type: string; code: string; intent?: string | undefined } }
export type StripeAnswer<T> = { said: T } | StripeNo

export type StripeCalls = ReturnType<typeof stripeCalls>

/** Stripe's own SDK, with answers that are checked and a time limit that holds for a whole operation, its repeats included. */
export function stripeCalls({ secretKey, url, publishableKey }: StripeSettings, patienceMs: number) {
  const { protocol, hostname, port } = new URL(url)
  const limit = new AsyncLocalStorage<AbortSignal>()
  // The SDK repeats a request under its own key.
  const asked = new WeakMap<AbortSignal, Set<string>>()
  function noteRepeat(init: RequestInit | undefined): void {
    const [key, operation] = [new Headers(init?.headers).get('idempotency-key'), limit.getStore()]
    if (key === null || operation === undefined) return
    const keys = asked.get(operation) ?? new Set<string>()
    if (keys.has(key)) telemetry.providerRetried(name)
    asked.set(operation, keys.add(key))
  }
  // The SDK's own limit is for each try, of which it makes three: none of them may go on when nobody waits any more.
  const impatient: typeof fetch = (input, init) => {
    const signals = [init?.signal, limit.getStore()].filter((signal) => signal != null)
    noteRepeat(init)
    return askProvider(
      name,
      () => fetch(input, { ...init, signal: AbortSignal.any(signals) }),
      ({ status }) => status,
    )
  }
  const sdk = new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    httpClient: Stripe.createFetchHttpClient(impatient),
    timeout: patienceMs,
    maxNetworkRetries: 2,
    telemetry: false,
  })

  /** An answer in the shape that we know; thrown is all that is neither a yes nor a clear no. */
  async function hear<T>(schema: v.GenericSchema<unknown, T>, answer: Promise<unknown>): Promise<StripeAnswer<T>> {
    try {
      return { said: v.parse(schema, await answer) }
    } catch (error) {
      const no = clearNo(error)
      if (no === undefined) throw error
      return { no }
    }
  }

  /** An operation that is `unknown` where it fails; without a limit of its own for what takes many questions. */
  const safely = <T>(operation: () => Promise<T>): Promise<T | 'unknown'> => operation().catch(() => 'unknown' as const)

  /** The same, and `unknown` also where it is not done in time. */
  function inTime<T>(operation: () => Promise<T>): Promise<T | 'unknown'> {
    const signal = AbortSignal.timeout(patienceMs)
    const late = new Promise<'unknown'>((resolve) => signal.addEventListener('abort', () => resolve('unknown')))
    return Promise.race([limit.run(signal, () => safely(operation)), late])
  }

  return { sdk, hear, safely, inTime, publishableKey }
}

/** Neither a conflict with a request of ours that is still running nor a plea for a pause says what will become of it. */
function clearNo(error: unknown): StripeNo['no'] | undefined {
  if (!(error instanceof Stripe.errors.StripeError) || error instanceof Stripe.errors.StripeRateLimitError) return undefined
  const { statusCode: status = 0, rawType: type = '', code = '', payment_intent: payment } = error
  return status >= 400 && status < 500 && status !== 408 && status !== 409 ? { status, type, code, intent: payment?.id } : undefined
}
