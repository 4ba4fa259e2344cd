import * as v from 'valibot'
import { action } from '../action.ts'
import { Brand, Guid, Moment, StoreId, Text } from '../units.ts'

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
 * those who read of the whole chain. `olderThan` goes on after the entry of that number.
 */
export const auditGet = action('candao.staff.auditGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'audit.read',
  content: { storeId: v.optional(StoreId), staffId: v.optional(Guid), olderThan: v.optional(AuditNo) },
  data: v.object({ entries: v.array(AuditEntry) }),
  refusals: ['STORE_UNKNOWN'],
})
