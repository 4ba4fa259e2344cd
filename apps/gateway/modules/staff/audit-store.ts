import { coveredShops, type Brand, type Instant, type StaffGrant } from '@harbour/rules'
import type { Staff } from '../../platform/call.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Rows } from '../../platform/database/database.ts'
import { moment } from '../../platform/database/moment.ts'
import { statement } from '../../platform/database/statement.ts'

/** One thing that somebody does: to what or whom, at which shop or brand where it belongs to one, and how that was and is. */
export type AuditedAction = {
  action: string
  subject: string
  shop?: { storeId: string; brand: Brand }
  /** The brand of what is done to all of its shops. */
  brand?: Brand
  before?: unknown
  after?: unknown
}

/** The person who does it: somebody of the staff in a call, or the operator by a command. */
export type Actor = { caller: Pick<Staff, 'name'> & { staffId: string | null }; logId: string }

/** An entry as it is read; what was and is as JSON. */
export type AuditEntry = {
  auditNo: number
  at: Instant
  staffId: string | null
  staffName: string
  action: string
  subject: string
  brand: Brand | null
  storeId: string | null
  before: string | null
  after: string | null
  logId: string
}

export type AuditSearch = {
  grants: readonly StaffGrant[]
  storeId?: string | undefined
  staffId?: string | undefined
  /** The beginning of an action's name. */
  action?: string | undefined
  /** A part of the subject. */
  subject?: string | undefined
  /** From this moment on, and before that one. */
  from?: Instant | undefined
  before?: Instant | undefined
  olderThan?: number | undefined
}

export type Audit = {
  /** Writes down what is done, in the transaction that does it. */
  write(rows: Rows, done: AuditedAction, by: Actor): Promise<void>
  /** The entries, the latest first, so many at most: as far as these grants let their holder read. */
  search(search: AuditSearch, most: number): Promise<AuditEntry[]>
}

/** An index has the subject, and a row of an index has an end. */
const WRITE = statement(
  'audit-write',
  `insert into audit (at, staff_id, staff_name, action, subject, brand, store_id, before, after, log_id)
    values (:at, :staffId, :staffName, :action, left(:subject::text, 500), :brand, :storeId, :before, :after, :logId)`,
)
/** The entries are chosen in an index that has all that is asked about, and only those are read: what was and is are long. */
const SEARCH = statement(
  'audit-search',
  `with found as materialized (
      select audit_no from audit
      where (:all::boolean or brand = any(:brands::smallint[]) or store_id = any(:storeIds::text[]))
        and (:storeId::text is null or store_id = :storeId) and (:staffId::uuid is null or staff_id = :staffId)
        and (:action::text is null or starts_with(action, :action)) and (:subject::text is null or strpos(lower(subject), lower(:subject)) > 0)
        and (:from::timestamptz is null or at >= :from) and (:before::timestamptz is null or at < :before)
        and (:olderThan::bigint is null or audit_no < :olderThan)
      order by audit_no desc limit :most
    )
    select audit_no as "auditNo", at, staff_id as "staffId", staff_name as "staffName", action, subject, brand, store_id as "storeId",
      before::text as before, after::text as after, log_id as "logId"
    from found join audit using (audit_no) order by audit_no desc`,
)

export function createAudit(db: Database, clock: Clock): Audit {
  return {
    async write(rows, { action, subject, shop, brand, before, after }, { caller, logId }) {
      const who = { staffId: caller.staffId, staffName: caller.name }
      const where = { brand: shop?.brand ?? brand ?? null, storeId: shop?.storeId ?? null }
      await rows(WRITE, { at: moment(clock.now()), ...who, action, subject, ...where, before: json(before), after: json(after), logId })
    },
    search({ grants, storeId, staffId, action, subject, from, before, olderThan }, most) {
      return db.rows<AuditEntry>(SEARCH, {
        ...coveredShops(grants, 'audit.read'),
        storeId: storeId ?? null,
        staffId: staffId ?? null,
        action: action ?? null,
        subject: subject ?? null,
        from: from === undefined ? null : moment(from),
        before: before === undefined ? null : moment(before),
        olderThan: olderThan ?? null,
        most,
      })
    },
  }
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
