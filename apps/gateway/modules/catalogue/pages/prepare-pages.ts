import { Worker } from 'node:worker_threads'
import type { Database } from '../../../platform/database/database.ts'
import type { PageBuild } from './page-build.ts'
import type { PagesDone, PagesTask } from './pages-thread.ts'

/** The most that the thread may keep in memory, in megabytes: a chain of 2,000 products takes half of it. */
const mostMemory = 512

/**
 * Renders the pages of the live catalogue that are not there yet, in a thread of its own, and resolves when all of them are in the database. Rejects where the
 * thread fails; what it has stored until then stays, and guests get plain pages for the rest. `signal` ends it.
 */
export async function preparePages({
  db,
  build,
  signal,
}: {
  db: Pick<Database, 'url'>
  build: PageBuild
  signal?: AbortSignal
}): Promise<PagesDone> {
  signal?.throwIfAborted()
  const workerData: PagesTask = { url: db.url, build }
  const thread = new Worker(new URL('./pages-thread.ts', import.meta.url), {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
  })
  const end = () => void thread.terminate()
  signal?.addEventListener('abort', end, { once: true })
  const { promise, resolve, reject } = Promise.withResolvers<PagesDone>()
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.once('exit', (code) => reject(new Error(`the thread that renders pages ended with ${code}`)))
  return promise.finally(() => signal?.removeEventListener('abort', end))
}
