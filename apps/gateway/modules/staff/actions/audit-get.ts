import { auditGet } from '@harbour/protocol'
import { addMinutes, formatMoment, parseMoment } from '@harbour/rules'
import { writeCsv } from '../../../platform/csv.ts'
import type { AuditEntry, AuditSearch } from '../audit-store.ts'
import { handle } from '../deps.ts'

const pageSize = 50
const csvSize = 5000

export const auditGetAction = handle(auditGet, async ({ from, to, csv, ...asked }, { caller, audit }) => {
  const search: AuditSearch = { ...asked, grants: caller.grants, ...spanOf(from, to) }
  if (!csv) return { entries: await audit.search(search, pageSize), csv: null, csvEnd: null }
  const found = await audit.search(search, csvSize + 1)
  const rows = found.slice(0, csvSize)
  return { entries: rows.slice(0, pageSize), csv: csvOf(rows), csvEnd: found.length > csvSize ? (rows.at(-1)?.auditNo ?? null) : null }
})

/** The days, both included; one that is left out does not limit. */
function spanOf(from: string | undefined, to: string | undefined) {
  return { from: from === undefined ? undefined : beginOf(from), before: to === undefined ? undefined : addMinutes(beginOf(to), 24 * 60) }
}

const beginOf = (text: string) => parseMoment(`${text} 00:00:00`) ?? 0

function csvOf(entries: readonly AuditEntry[]): string {
  const heads = ['no', 'at', 'person', 'action', 'subject', 'brand', 'shop', 'before', 'after', 'log']
  const rows = entries.map((entry) => [
    entry.auditNo,
    formatMoment(entry.at),
    entry.staffName,
    entry.action,
    entry.subject,
    entry.brand ?? '',
    entry.storeId ?? '',
    entry.before ?? '',
    entry.after ?? '',
    entry.logId,
  ])
  return writeCsv([heads, ...rows])
}
