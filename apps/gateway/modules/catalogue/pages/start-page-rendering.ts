import type { Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { runPeriodically } from '../../../platform/workers/run-periodically.ts'
import { readPageBuild, type PageBuild } from './page-build.ts'
import { claimRendering, isFinished } from './pages-store.ts'
import { preparePages } from './prepare-pages.ts'

export type PageRenderingDeps = { db: Database; log: Log; settings: { webDist: string } }

/** The pause after which a process looks by itself, in milliseconds: for what one that was killed has left. */
const lookEvery = 60_000

/**
 * Sees to it that the live catalogue's pages are rendered: whenever it is told to look, and every minute. One process renders at a time, the
 * others go on as they are; one that dies leaves the rest to whoever looks next. Without a web build it does nothing.
 */
export async function startPageRendering(
  { db, log, settings }: PageRenderingDeps,
  every = lookEvery,
): Promise<{ look: () => void; stop: () => Promise<void> }> {
  const build = await readPageBuild(settings.webDist)
  if (!build) return { look: () => {}, stop: async () => {} }
  const ending = new AbortController()
  const rounds = runPeriodically({
    every,
    begin: false,
    work: () => render({ db, log, build, signal: ending.signal }),
    onFault: (fault) => ending.signal.aborted || log.error({ pages: 'rendering them failed', fault: fault.message }),
  })
  return {
    look: rounds.look,
    async stop() {
      ending.abort()
      await rounds.stop()
    },
  }
}

type Round = Pick<PageRenderingDeps, 'db' | 'log'> & { build: PageBuild; signal: AbortSignal }

async function render({ db, log, build, signal }: Round): Promise<void> {
  if (await isFinished(db.rows, build.id)) return
  await db.transaction(async (rows) => {
    if (!(await claimRendering(rows)) || (await isFinished(rows, build.id))) return
    const { faults, ...done } = await preparePages({ db, build, signal })
    log.info({ pages: done })
    for (const fault of faults) log.error({ pages: 'one cannot be rendered', fault })
  })
}
