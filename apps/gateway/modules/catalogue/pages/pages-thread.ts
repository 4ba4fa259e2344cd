import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '../../../platform/database/database.ts'
import { mostVersions } from '../../../platform/files/file-versions.ts'
import type { PageBuild } from './page-build.ts'
import { finish, readPageRecords } from './pages-store.ts'
import { renderPages, type Rendered } from './render-pages.ts'

// The thread that renders the live catalogue's pages: it reads what it needs by itself, since a catalogue that is handed over is copied by who hands it over.

/** The orders of the thread that answers guests, and what it is told at the end. */
export type PagesTask = { url: string; build: PageBuild }
export type PagesDone = Omit<Rendered, 'contents'>

const { url, build } = workerData as PagesTask // `prepare-pages.ts` gives it
const db = openDatabase(url)
try {
  const { catalogue, records } = await readPageRecords(db.rows)
  const { contents, ...done } = await renderPages({ rows: db.rows, build, records })
  // A page that cannot be rendered is not tried again: it would fail for ever.
  await finish(db.rows, { build: build.id, catalogue, contents }, mostVersions)
  parentPort?.postMessage(done satisfies PagesDone)
} finally {
  await db.stop()
}
