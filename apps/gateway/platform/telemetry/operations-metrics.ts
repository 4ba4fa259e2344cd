import { Gauge } from 'prom-client'
import { setTimeout as pause } from 'node:timers/promises'
import type { Registers } from './telemetry-metrics.ts'

/** The database's word about what waits: how many rows are due, and how many seconds the oldest of them has been. `provider`: who is waited for, or nobody. */
export type QueueState = { queue: string; provider: string; due: number; lag: number }
/** The payments of the last hour, by where they are. */
export type PaymentCount = { provider: string; state: string; payments: number }
/** Orders by what is wrong with them, or by how their promise was kept. */
export type OrderCount = { state: string; orders: number }
/** The database's copies: the moment of the last backup in seconds, 0 where nobody has said one, and whether its log does not get into the archive. */
export type CopiesState = { backedUpAt: number; archiveFails: boolean }
export type OperationsState = {
  copies: CopiesState
  queues: QueueState[]
  payments: PaymentCount[]
  orders: OrderCount[]
  promises: OrderCount[]
}

export type PoolState = { busy: number; idle: number; waiting: number; most: number }
export type OperationsSource = { pool: () => PoolState; read: () => Promise<OperationsState> }

/** The longest that somebody who asks for measures waits for the database, in milliseconds. */
const patienceMs = 3000

/**
 * Says how the database's pool, the work that waits, payments and orders stand, each time that somebody asks; nothing is read while nobody does. Of a database
 * that does not answer it says that, and nothing else of what lies there. Each process sees all rows: together they say what the one says that sees most.
 */
export function operationsMetrics(registers: Registers): { watch: (source: OperationsSource) => void } {
  let source: OperationsSource | undefined
  let reading: Promise<void> | undefined
  const collect = () => (reading ??= read().finally(() => (reading = undefined)))

  const common = { registers, collect, aggregator: 'max' } as const
  const pool = new Gauge({ name: 'harbour_pool_connections', help: 'Connections of the pool', labelNames: ['state'], registers, collect })
  const waiting = new Gauge({ name: 'harbour_pool_waiting', help: 'Statements that wait for a connection', registers, collect })
  const up = new Gauge({ ...common, name: 'harbour_database_up', help: '1 where the database answers', aggregator: 'min' })
  const due = new Gauge({ ...common, name: 'harbour_work_due', help: 'Rows whose time has come', labelNames: ['queue'] })
  const lag = new Gauge({ ...common, name: 'harbour_work_lag_seconds', help: 'Age of the oldest due row', labelNames: ['queue'] })
  const depth = new Gauge({ ...common, name: 'harbour_provider_queue', help: 'Rows that wait for a provider', labelNames: ['provider'] })
  const payments = new Gauge({
    ...common,
    name: 'harbour_payments',
    help: 'Payments begun within an hour',
    labelNames: ['provider', 'state'],
  })
  const orders = new Gauge({ ...common, name: 'harbour_orders', help: 'Orders that wait for somebody', labelNames: ['state'] })
  const promises = new Gauge({
    ...common,
    name: 'harbour_promises',
    help: 'Completed orders of the last two hours, by how their promise was kept',
    labelNames: ['outcome'],
  })
  const backup = new Gauge({
    ...common,
    name: 'harbour_backup_timestamp_seconds',
    help: 'The last backup that has told of itself, 0 for none',
  })
  const archive = new Gauge({ ...common, name: 'harbour_archive_failing', help: '1 where the last try to archive the log has failed' })
  const labelled = [pool, due, lag, depth, payments, orders, promises]

  async function read(): Promise<void> {
    if (!source) return
    const state = await Promise.race([source.read().catch(() => undefined), pause(patienceMs, undefined, { ref: false })])
    for (const each of labelled) each.reset()
    showPool(source.pool())
    up.set(state ? 1 : 0)
    if (state) show(state)
  }

  function showPool(now: PoolState): void {
    pool.set({ state: 'busy' }, now.busy)
    pool.set({ state: 'idle' }, now.idle)
    pool.set({ state: 'most' }, now.most)
    waiting.set(now.waiting)
  }

  function show(state: OperationsState): void {
    backup.set(state.copies.backedUpAt)
    archive.set(state.copies.archiveFails ? 1 : 0)
    for (const each of state.queues) {
      due.inc({ queue: each.queue }, each.due)
      lag.set({ queue: each.queue }, longestLag(state.queues, each.queue))
      if (each.provider !== '') depth.inc({ provider: each.provider }, each.due)
    }
    for (const each of state.payments) payments.set({ provider: each.provider, state: each.state }, each.payments)
    for (const each of state.orders) orders.set({ state: each.state }, each.orders)
    for (const each of state.promises) promises.set({ outcome: each.state }, each.orders)
  }

  return { watch: (next) => void (source = next) }
}

/** The longest that a row of a queue is due, whoever it waits for. */
const longestLag = (queues: readonly QueueState[], queue: string): number =>
  Math.max(...queues.filter((each) => each.queue === queue).map((each) => each.lag))
