import pLimit from 'p-limit'
import type { Database } from '../../platform/database/database.ts'

/** The reports that a process has under way at once; of the connections that guests' orders need they take no more. */
const atOnce = 2

/** The database as reports read it: whoever reads a year waits for others who do, and holds up no guest. */
export function reportsDatabase(db: Database): Database {
  const limit = pLimit(atOnce)
  return {
    ...db,
    rows: (statement, values) => limit(() => db.rows(statement, values)),
    snapshot: (work) => limit(() => db.snapshot(work)),
  }
}
