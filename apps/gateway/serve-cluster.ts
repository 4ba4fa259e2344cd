import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { openMetricsPort } from './http/routes/health-routes.ts'
import { openDatabaseServer } from './platform/database/database-server.ts'
import type { Log } from './platform/log.ts'
import { clusterMetrics } from './platform/metrics.ts'
import type { Settings } from './platform/settings/settings.ts'
import { servingMessage } from './serve.ts'

/** The pause before a process takes the place of one that died, in milliseconds. */
const pause = 500

/**
 * Serves one port with as many processes as WORKERS says, on one database: whatever they share lies there, or is told over its notices. One that dies is
 * followed by another; one that cannot even start ends all of them with its exit code. At SIGTERM and SIGINT all finish what they have in hand.
 */
export async function serveCluster({ settings, log }: { settings: Settings; log: Log }): Promise<void> {
  const server = await openDatabaseServer(settings, log)
  const closeMetrics = await openMetricsPort(settings, clusterMetrics())
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= stopAll())
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
  // The first alone brings the database up to date and fills it; the others find it so.
  const environment = { DATABASE_URL: server.url, DATABASE_URL_FILE: '', SEED: settings.seed, METRICS_PORT: '' }
  await begin()
  await Promise.all(Array.from({ length: settings.workers - 1 }, begin))

  async function begin(): Promise<void> {
    const worker = cluster.fork(environment)
    const ended = once(worker, 'exit')
    if (await serves(worker, ended)) void ended.then(([code]) => follow(worker, code))
    else if (!stopping) {
      process.exitCode = worker.process.exitCode ?? 1
      await stop()
    }
  }

  function serves(worker: Worker, ended: Promise<unknown>): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    worker.on('message', (message: unknown) => message === servingMessage && resolve(true))
    void ended.then(() => resolve(false))
    return promise
  }

  async function follow({ process: { pid } }: Worker, code: unknown): Promise<void> {
    if (stopping) return
    log.error({ worker: 'died', pid, code })
    await sleep(pause)
    if (!stopping) await begin()
  }

  async function stopAll(): Promise<void> {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(
      workers.map((worker) => {
        const ended = once(worker, 'exit')
        worker.process.kill('SIGTERM')
        return ended
      }),
    )
    closeMetrics()
    await server.stop()
  }
}
