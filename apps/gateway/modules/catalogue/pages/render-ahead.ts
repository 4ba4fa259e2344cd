import type { PageRecords } from '@harbour/chain/sold-pages.ts'
import type { Rows } from '../../../platform/database/database.ts'
import { readPageBuild } from './page-build.ts'
import { renderPages } from './render-pages.ts'

/** The longest that a publication waits for its pages, in milliseconds. */
const mostTime = 4000

type Ahead = { rows: Rows; records: PageRecords; webDist: string }

/**
 * Renders pages of a catalogue that is yet to be live, as many as there is time for; guests who come before the rest is there get plain pages. Gives what went
 * wrong, which keeps nothing from being published. Runs in a thread beside the calls.
 */
export async function renderAhead({ rows, records, webDist }: Ahead): Promise<string[]> {
  const late = AbortSignal.timeout(mostTime)
  try {
    const build = await readPageBuild(webDist)
    return build ? (await renderPages({ rows, build, records, going: () => !late.aborted })).faults : []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
