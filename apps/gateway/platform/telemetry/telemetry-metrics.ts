import { Counter, Gauge, Histogram, type PrometheusContentType, type Registry } from 'prom-client'
import type { TelemetryListener } from './telemetry.ts'

export type Registers = Registry<PrometheusContentType>[]

/** Times in seconds: a provider that takes longer than the last has been given up. */
const buckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts what a process tells of its providers, messages, workers and faults. Labels are names of ours alone: who, which outcome, which work. */
export function telemetryMetrics(registers: Registers): TelemetryListener {
  const requests = new Counter({
    name: 'harbour_provider_requests_total',
    help: 'Requests to providers, by their outcome',
    labelNames: ['provider', 'outcome'],
    registers,
  })
  const seconds = new Histogram({
    name: 'harbour_provider_seconds',
    help: 'Time until a provider has answered or was given up',
    labelNames: ['provider'],
    buckets,
    registers,
  })
  const retries = new Counter({
    name: 'harbour_provider_retries_total',
    help: 'Requests to providers for what they had not done when they were asked before',
    labelNames: ['provider'],
    registers,
  })
  const messages = new Counter({
    name: 'harbour_messages_total',
    help: 'SMS and emails that were handed to their carrier, failed or came too late',
    labelNames: ['channel', 'outcome'],
    registers,
  })
  const looked = new Gauge({
    name: 'harbour_workers_looked_timestamp_seconds',
    help: 'The last time at which the workers found out what is due, by the real clock',
    // The process that stands still is the one to see.
    aggregator: 'min',
    registers,
  })
  const rounds = new Histogram({
    name: 'harbour_worker_round_seconds',
    help: 'Time of a round of a worker',
    labelNames: ['worker', 'outcome'],
    buckets,
    registers,
  })
  const faults = new Counter({ name: 'harbour_faults_total', help: 'Faults that nobody planned', labelNames: ['where'], registers })
  return {
    providerAsked({ provider, outcome, ms }) {
      requests.inc({ provider, outcome })
      seconds.observe({ provider }, ms / 1000)
    },
    providerRetried: (provider) => retries.inc({ provider }),
    messageCarried: (message) => messages.inc(message),
    workersLooked: () => looked.setToCurrentTime(),
    roundDone: ({ worker, failed, ms }) => rounds.observe({ worker, outcome: failed ? 'failed' : 'done' }, ms / 1000),
    faulted: ({ where }) => faults.inc({ where }),
  }
}
