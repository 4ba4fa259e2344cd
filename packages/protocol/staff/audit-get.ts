import * as v from 'valibot'
import { action } from '../action.ts'
import { Csv, Day } from '../reports/report.ts'
import { Brand, Guid, Moment, StoreId, Text, text } from '../units.ts'

const AuditNo = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** One thing that somebody did: `before` and `after` are JSON, null where there is nothing to say. */
const AuditEntry = v.object({
  auditNo: AuditNo,
  at: Moment,
  /** Null for the operator's own commands. */
  staffId: v.nullable(Guid),
  staffName: Text,
  /** The name of the call, or of the command. */
  action: Text,
  subject: Text,
  brand: v.nullable(Brand),
  storeId: v.nullable(StoreId),
  before: v.nullable(Text),
  after: v.nullable(Text),
  logId: Text,
})

/**
 * The actions of the chain's people, the latest first, 50 at a time: at a shop, or at all shops that the caller may read of; what belongs to no shop is for
 * those who read of the whole chain. `olderThan` goes on after the entry of that number. `action` is the beginning of the names of calls, `subject` a part of what
 * it was done to, `from` and `to` are days of the shops' clock, both included. `csv` asks for what matches as a spreadsheet, too, 5,000 entries
 * at a time: `csvEnd` is the last of them where there are more.
 */
export const auditGet = action('candao.staff.auditGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'audit.read',
  content: {
    storeId: v.optional(StoreId),
    staffId: v.optional(Guid),
    action: v.optional(v.pipe(text(80), v.minLength(1))),
    subject: v.optional(v.pipe(text(80), v.minLength(1))),
    from: v.optional(Day),
    to: v.optional(Day),
    olderThan: v.optional(AuditNo),
    csv: v.optional(v.boolean()),
  },
  data: v.object({ entries: v.array(AuditEntry), csv: Csv, csvEnd: v.nullable(AuditNo) }),
  refusals: ['STORE_UNKNOWN'],
})
