/** Somebody outside whom the gateway asks for something, as metrics and spans name them. */
export type Provider =
  | 'stripe'
  | 'airwallex'
  | 'antom'
  | 'sandbox'
  | 'candao'
  | 'storellect'
  | 'yuu'
  | 'mezzofy'
  | 'lalamove'
  | 'simphony'
  | 'sms'
  | 'email'
  | 'webPush'
  | 'webhooks'
  | 'geocoder'
  | 'botCheck'
  | 'oidc'
  | 'pictures'

/**
 * The outcome of one request. `refused`: a clear no (4xx); `busy`: a plea for a pause (429); `failed`: it went wrong there (5xx); `timeout`: no answer in time;
 * `unreachable`: no connection, or one that broke.
 */
export type ProviderOutcome = 'answered' | 'refused' | 'busy' | 'failed' | 'timeout' | 'unreachable'

export type ProviderRequest = { provider: Provider; outcome: ProviderOutcome; ms: number }
export type CarriedMessage = { channel: 'sms' | 'email'; outcome: 'sent' | 'failed' | 'expired' }
export type WorkerRound = { worker: string; failed: boolean; ms: number }
/** Something that nobody planned: `where` names a call or a worker, never a guest. */
export type Fault = { fault: unknown; where: string }

/** A listener that measures what happens in this process. */
export type TelemetryListener = {
  /** One request has come to its end. */
  providerAsked(request: ProviderRequest): void
  /** A provider is asked again for what it has not done when it was asked before. */
  providerRetried(provider: Provider): void
  messageCarried(message: CarriedMessage): void
  /** The workers have looked for work, and the database has answered. */
  workersLooked(): void
  roundDone(round: WorkerRound): void
  faulted(fault: Fault): void
}

/** Reports what nobody planned to an error-reporting service. `stop` sends the last reports, within two seconds. */
export type FaultReports = Pick<TelemetryListener, 'faulted'> & { stop(): Promise<void> }

const listeners = new Set<Partial<TelemetryListener>>()

/** Has somebody hear what happens from now on; gives what ends that. */
export function listenToTelemetry(listener: Partial<TelemetryListener>): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tells whoever measures, in this process alone. Without anybody it costs nothing and does nothing. */
export const telemetry: TelemetryListener = {
  providerAsked(request) {
    for (const each of listeners) each.providerAsked?.(request)
  },
  providerRetried(provider) {
    for (const each of listeners) each.providerRetried?.(provider)
  },
  messageCarried(message) {
    for (const each of listeners) each.messageCarried?.(message)
  },
  workersLooked() {
    for (const each of listeners) each.workersLooked?.()
  },
  roundDone(round) {
    for (const each of listeners) each.roundDone?.(round)
  },
  faulted(fault) {
    for (const each of listeners) each.faulted?.(fault)
  },
}
