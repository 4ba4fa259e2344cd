import cluster from 'node:cluster'
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type PrometheusContentType } from 'prom-client'
import { operationsMetrics, type OperationsSource } from './telemetry/operations-metrics.ts'
import type { TelemetryListener } from './telemetry/telemetry.ts'
import { telemetryMetrics } from './telemetry/telemetry-metrics.ts'

export type Metrics = {
  call(call: { action: string; code: string | undefined; ms: number }): void
  /** Counts a live stream that opened (1) or closed (-1). */
  stream(change: 1 | -1): void
  /** Counts that a shop was reminded of an order it has not answered. */
  shopReminded(storeId: string): void
  /** Counts that a shop was paused because all of its tablets were silent. */
  silencePause(storeId: string): void
  /** Says how many days and months that are over are still to be summed up for reports. */
  sumsDue(spans: number): void
  /** Counts that a code was not sent because too many went to a country, or to a part of its numbers. */
  codeCeiling(country: string): void
  /** Counts what the process tells of itself; it hears of that once it listens (`listenToTelemetry`). */
  listener: TelemetryListener
  /** Has the state of the pool and of the database said to whoever asks for measures. */
  watch: (source: OperationsSource) => void
  text(): Promise<string>
  contentType: string
}

/** The metrics that Prometheus may ask for: calls by action and outcome, how long they took, and open live streams. */
export function createMetrics(): Metrics {
  // One of several processes answers the one that asks for those of all.
  const registry = cluster.isWorker ? new AggregatorRegistry<PrometheusContentType>() : new Registry()
  const registers = [registry]
  // It wakes the process each time: ten times a second is often enough to see that calls wait.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })
  if (cluster.isWorker) AggregatorRegistry.setRegistries(registry)
  const calls = new Counter({ name: 'harbour_calls_total', help: 'Calls answered', labelNames: ['action', 'code'], registers })
  const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]
  const seconds = new Histogram({ name: 'harbour_call_seconds', help: 'Time to answer a call', labelNames: ['action'], buckets, registers })
  const streams = new Gauge({ name: 'harbour_streams', help: 'Open live streams', registers })
  const reminders = new Counter({
    name: 'harbour_shop_chases_total',
    help: 'Reminders to shops that do not answer',
    labelNames: ['storeId'],
    registers,
  })
  const silencePauses = new Counter({
    name: 'harbour_silence_pauses_total',
    help: 'Shops paused because all of their tablets were silent',
    labelNames: ['storeId'],
    registers,
  })
  // Each process sees all of them.
  const sumsDue = new Gauge({
    name: 'harbour_report_sums_due',
    help: 'Days and months that are over and not summed up for reports',
    aggregator: 'max',
    registers,
  })
  const ceilings = new Counter({
    name: 'harbour_code_ceiling_total',
    help: 'Codes not sent because too many went to a country, or to a block of its numbers',
    labelNames: ['country'],
    registers,
  })
  return {
    call({ action, code = 'OK', ms }) {
      calls.inc({ action, code })
      seconds.observe({ action }, ms / 1000)
    },
    stream: (change) => streams.inc(change),
    shopReminded: (storeId) => reminders.inc({ storeId }),
    silencePause: (storeId) => silencePauses.inc({ storeId }),
    sumsDue: (spans) => sumsDue.set(spans),
    codeCeiling: (country) => ceilings.inc({ country }),
    listener: telemetryMetrics(registers),
    ...operationsMetrics(registers),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

/** The metrics of all processes that share a port, for the one that has started them. */
export function clusterMetrics(): Pick<Metrics, 'text' | 'contentType'> {
  const registry = new AggregatorRegistry()
  return { text: () => registry.clusterMetrics(), contentType: registry.contentType }
}
