import { auditGet, type Answer } from '@harbour/protocol'
import { call } from '../../../api/call.ts'
import type { AuditSearch } from './use-audit-search.ts'

/** All entries that a search finds as CSV, fetched part by part. */
export const auditCsv = async (search: AuditSearch): Promise<string> =>
  joinedCsv(async (olderThan) => call(auditGet, { ...search, csv: true, olderThan }))

type CsvPart = Pick<Answer<typeof auditGet>, 'csv' | 'csvEnd'>

/** The parts of a CSV in one, under the heads of the first. */
export async function joinedCsv(partAfter: (end: number | undefined) => Promise<CsvPart>): Promise<string> {
  const texts: string[] = []
  let end: number | null | undefined
  do {
    const { csv, csvEnd } = await partAfter(end ?? undefined)
    texts.push(texts.length === 0 ? (csv ?? '') : withoutHeads(csv ?? ''))
    end = csvEnd
  } while (end !== null)
  return texts.join('')
}

/** No head has a line end in it. */
const withoutHeads = (csv: string): string => csv.slice(csv.indexOf('\n') + 1)
