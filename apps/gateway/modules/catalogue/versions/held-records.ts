import type { Rows } from '../../../platform/database/database.ts'
import { readRecords } from '../catalogue-store.ts'
import type { RecordState } from './draft-store.ts'

type Held = { hash: string; record: Record<string, unknown> } | null

/** The contents of a record as a version has it, and as it is live. */
export async function heldRecords(rows: Rows, { hash, liveHash }: RecordState): Promise<{ held: Held; live: Held }> {
  const records = await readRecords(
    rows,
    [hash, liveHash].filter((each) => each !== null),
  )
  const held = (of: string | null): Held => {
    const record = of === null ? undefined : records.get(of)
    return of === null || record === undefined ? null : { hash: of, record: record as Record<string, unknown> } // a record is an object, by its schema
  }
  return { held: held(hash), live: held(liveHash) }
}
