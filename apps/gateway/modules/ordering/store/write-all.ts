import type { AlsoWritten, Database, Rows } from '../../../platform/database/database.ts'
import { MovedMeanwhile } from '../moved-meanwhile.ts'

type Writing<Change> = { write: (rows: Rows, change: Change) => Promise<unknown>; also: AlsoWritten }

/** Writes several changes in one transaction, in the order of the orders' ids, so that two who move the same orders never wait for each other; false where one was no longer to be made. */
export async function writeAll<Change extends { orderId: string }>(
  db: Database,
  changes: readonly Change[],
  { write, also }: Writing<Change>,
): Promise<boolean> {
  try {
    await db.transaction(async (rows) => {
      for (const change of changes.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1)))
        if (!(await write(rows, change))) throw new MovedMeanwhile()
      await also(rows)
    })
    return true
  } catch (cause) {
    if (cause instanceof MovedMeanwhile) return false
    throw cause
  }
}
