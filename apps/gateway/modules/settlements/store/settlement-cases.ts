import type { CaseClass, CaseReason, CaseState, SettlementProvider } from '@harbour/protocol'
import type { Brand, Cents, Instant } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Difference, Movement } from '../sort-movements.ts'

export type CaseRow = {
  caseId: string
  revision: number
  class: CaseClass
  kind: 'payment' | 'refund'
  provider: SettlementProvider
  orderId: string | null
  orderNo: string | null
  storeId: string | null
  method: string | null
  ours: Cents | null
  theirs: Cents | null
  difference: Cents
  paymentId: string | null
  refundId: string | null
  theirRef: string | null
  happenedAt: Instant
  openedAt: Instant
  state: CaseState
  reason: CaseReason | null
  ownerId: string | null
  ownerName: string | null
  explainedById: string | null
  explainedBy: string | null
  note: string
}
/** The books of one provider for one brand. */
export type BookOf = { brand: Brand; provider: SettlementProvider }
/** The part of the cases that somebody may see: of a brand, at some shops, or null for all of it and what is no order's. */
export type CaseScope = { brand: Brand; storeIds: string[] | null }
export type CaseChange = Pick<CaseRow, 'caseId' | 'revision' | 'state' | 'reason' | 'ownerId' | 'note'> & { explainedById: string | null }

export type SettlementCases = {
  /** The movements that a file speaks of, and those of ours in its time, with all that both books have of each. */
  movements(rows: Rows, book: BookOf & { fileId: string }): Promise<Movement[]>
  /** Opens a case for each difference, or changes the one that is there: one that was over and differs otherwise now is open again. */
  open(rows: Rows, book: BookOf, differences: readonly Difference[], at: Instant): Promise<void>
  /** Settles the cases of movements that are alike by now; gives how many those are. */
  settleMatched(rows: Rows, book: BookOf, subjects: readonly string[]): Promise<number>
  /** The cases of a span, and those from before that are not settled: the open ones first, the latest first. */
  of(rows: Rows, scope: CaseScope, span: { from: Instant; to: Instant }): Promise<CaseRow[]>
  find(rows: Rows, scope: CaseScope, caseId: string): Promise<CaseRow | undefined>
  /** Changes a case; false where it has another revision. */
  change(rows: Rows, change: CaseChange): Promise<boolean>
}

export function createSettlementCases(): SettlementCases {
  return {
    movements: (rows, book) => rows<Movement>(MOVEMENTS, book),
    async open(rows, { brand, provider }, differences, at) {
      const given = differences.map((difference) => ({ ...difference, happenedAt: moment(difference.happenedAt) }))
      await rows(OPEN, { brand, provider, at: moment(at), differences: JSON.stringify(given) })
    },
    settleMatched: async (rows, { brand, provider }, subjects) => (await rows(SETTLE, [brand, provider, [...subjects]])).length,
    of: (rows, { brand, storeIds }, { from, to }) => rows<CaseRow>(OF, [brand, storeIds, moment(from), moment(to)]),
    find: async (rows, { brand, storeIds }, caseId) => (await rows<CaseRow>(FIND, [brand, storeIds, caseId]))[0],
    change: async (rows, change) => (await rows(CHANGE, change)).length > 0,
  }
}

/**
 * A movement of ours is what the ledger has with its provider of a payment itself or of one refund of it: a refund that failed and came back is nothing. A line that
 * belongs to no payment of ours is a movement by itself, and so is what the provider gave back of a payment by nobody's word of ours: it counts to the payment.
 */
const MOVEMENTS = statement(
  'settlement-cases-movements',
  `with file as (select * from settlement_files where file_id = :fileId::uuid), touched as (
    select s.payment_id, s.refund_id, p.order_id from settlement_lines s join payments p on p.payment_id = s.payment_id where s.file_id = :fileId::uuid
    union
    select l.payment_id, l.refund_id, l.order_id from file f
    join ledger l on l.at >= f.begins and l.at <= f.ends and l.account = 'provider' and l.payment_id is not null
    join payments p on p.payment_id = l.payment_id and p.provider = :provider::text join orders o on o.order_id = l.order_id and o.brand = :brand::smallint
  ), theirs as (
    select s.payment_id, s.refund_id, sum(s.amount)::bigint as amount, min(s.at) as at, min(s.line_ref) as ref from settlement_lines s
    join touched t on t.payment_id = s.payment_id and t.refund_id is not distinct from s.refund_id
    where s.brand = :brand::smallint and s.provider = :provider::text group by 1, 2
  ), ours as (
    select l.payment_id, l.refund_id, sum(l.amount)::bigint as amount, min(l.at) as at from touched t
    join ledger l on l.order_id = t.order_id and l.payment_id = t.payment_id and l.refund_id is not distinct from t.refund_id
    where l.account = 'provider' group by 1, 2
  )
  select coalesce(t.refund_id, t.payment_id)::text as subject, case when t.refund_id is null then 'payment' else 'refund' end as kind, t.payment_id as "paymentId",
    t.refund_id as "refundId", t.order_id as "orderId", o.amount as ours, h.amount as theirs, h.ref as "theirRef", coalesce(o.at, h.at) as "happenedAt"
  from touched t
  left join ours o on o.payment_id = t.payment_id and o.refund_id is not distinct from t.refund_id
  left join theirs h on h.payment_id = t.payment_id and h.refund_id is not distinct from t.refund_id
  union all
  select line_ref, kind, null, null, null, null, amount, line_ref, at from settlement_lines
  where file_id = :fileId::uuid and payment_id is null and kind in ('payment', 'refund')`,
)

const OPEN = statement(
  'settlement-cases-open',
  `insert into settlement_cases as c (brand, provider, subject, class, kind, payment_id, refund_id, order_id, ours, theirs, difference, their_ref, happened_at, opened_at)
  select :brand::smallint, :provider::text, subject, class, kind, "paymentId", "refundId", "orderId", ours, theirs, difference, "theirRef", "happenedAt", :at::timestamptz
  from jsonb_to_recordset(:differences::jsonb) as d (subject text, class text, kind text, "paymentId" uuid, "refundId" uuid, "orderId" uuid, ours bigint, theirs bigint,
    difference bigint, "theirRef" text, "happenedAt" timestamptz)
  on conflict (brand, provider, subject) do update set class = excluded.class, ours = excluded.ours, theirs = excluded.theirs, difference = excluded.difference,
    their_ref = excluded.their_ref, state = 'open', reason = null, explained_by = null, revision = c.revision + 1
    where c.difference <> excluded.difference or c.reason = 'matched'`,
)

const SETTLE = statement(
  'settlement-cases-settle',
  `update settlement_cases set state = 'settled', reason = 'matched', revision = revision + 1
  where brand = $1 and provider = $2 and subject = any($3::text[]) and reason is distinct from 'matched' returning case_id as "caseId"`,
)

const cases = `select c.case_id as "caseId", c.revision, c.class, c.kind, c.provider, c.order_id as "orderId", o.order_no as "orderNo", o.store_id as "storeId", p.method,
    c.ours, c.theirs, c.difference, c.payment_id as "paymentId", c.refund_id as "refundId", c.their_ref as "theirRef", c.happened_at as "happenedAt", c.opened_at as "openedAt",
    c.state, c.reason, c.owner_id as "ownerId", w.name as "ownerName", c.explained_by as "explainedById", e.name as "explainedBy", c.note
  from settlement_cases c left join orders o using (order_id) left join payments p on p.payment_id = c.payment_id
  left join staff w on w.staff_id = c.owner_id left join staff e on e.staff_id = c.explained_by
  where c.brand = $1 and ($2::text[] is null or o.store_id = any($2))`

const OF = statement(
  'settlement-cases-of',
  `${cases} and (c.happened_at >= $3::timestamptz or c.state <> 'settled') and c.happened_at < $4::timestamptz
  order by c.state <> 'open', c.happened_at desc, c.case_id`,
)

const FIND = statement('settlement-cases-find', `${cases} and c.case_id = $3`)

const CHANGE = statement(
  'settlement-cases-change',
  `update settlement_cases set state = :state::text, reason = :reason::text, owner_id = :ownerId::uuid, note = :note::text, explained_by = :explainedById::uuid,
    revision = revision + 1
  where case_id = :caseId::uuid and revision = :revision::int returning revision`,
)
