import { readList, readRecords, type Chain, type Kind } from '../catalogue-store.ts'
import type { Rows } from '../../../platform/database/database.ts'
import { keptVersion } from './open-draft.ts'

const kinds = ['brand', 'product', 'promotion', 'coupon', 'promoCode', 'couponRule'] as const satisfies readonly Kind[]

/** The records of a version that offers are judged by: what is sold, what is given, and what goes together. */
export type VersionOffers = Pick<Chain, (typeof kinds)[number]>

/** The records of the last version that was read, by the hashes of their contents, which stand for the same in every database. */
let lastRead: ReadonlyMap<string, unknown> = new Map()

/** Reads them of a version, live, retired or a draft: of the records only what is new since the last reading. Refuses a version that there is not, or that is lost. */
export async function readVersionOffers(rows: Rows, versionNo: number): Promise<VersionOffers> {
  await keptVersion(rows, versionNo)
  const list = await readList(rows, versionNo)
  const wanted = list.filter(({ kind }) => kinds.some((each) => each === kind))
  const known = lastRead
  const read = await readRecords(
    rows,
    wanted.flatMap(({ hash }) => (known.has(hash) ? [] : hash)),
  )
  const records = new Map(wanted.map(({ hash }) => [hash, known.get(hash) ?? read.get(hash)]))
  lastRead = records
  const of = (kind: Kind) => wanted.flatMap((entry) => (entry.kind === kind ? [records.get(entry.hash)] : []))
  return Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as VersionOffers // each record has passed its kind's schema
}
