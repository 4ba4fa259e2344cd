import type { Cents, Instant } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { CaseScope } from './settlement-cases.ts'

type Span = { from: Instant; to: Instant }
export type CountedRow = { count: number; amount: Cents }
export type KeptRow = { fees: Cents; payouts: Cents }

export type SettlementSums = {
  /** The movements of a span that both books have alike. */
  matched(rows: Rows, scope: CaseScope, span: Span): Promise<CountedRow>
  /** The movements of the ledger in a span that no file has spoken of, nor passed over. */
  waiting(rows: Rows, scope: CaseScope, span: Span): Promise<CountedRow>
  /** The fees that providers kept of a span's lines, and their payouts, in cents. */
  kept(rows: Rows, scope: CaseScope, span: Span): Promise<KeptRow>
  /** The sum that rounding to ten cents made of a span, in cents. */
  rounding(rows: Rows, scope: CaseScope, span: Span): Promise<Cents>
}

export function createSettlementSums(): SettlementSums {
  const values = ({ brand, storeIds }: CaseScope, { from, to }: Span) => [brand, storeIds, moment(from), moment(to)]
  const one = async <Row>(rows: Promise<Row[]>, none: Row) => (await rows)[0] ?? none
  const nothing = { count: 0, amount: 0 as Cents } // an aggregate always gives a row
  return {
    matched: (rows, { brand, storeIds }, { from, to }) => {
      const span = [moment(from), moment(to)]
      const found =
        storeIds === null ? rows<CountedRow>(MATCHED, [brand, ...span]) : rows<CountedRow>(MATCHED_AT_SHOPS, [brand, storeIds, ...span])
      return one(found, nothing)
    },
    waiting: (rows, scope, span) => one(rows<CountedRow>(WAITING, values(scope, span)), nothing),
    kept: (rows, { brand, storeIds }, { from, to }) => {
      const span = [moment(from), moment(to)]
      const found = storeIds === null ? rows<KeptRow>(KEPT, [brand, ...span]) : rows<KeptRow>(KEPT_AT_SHOPS, [brand, storeIds, ...span])
      return one(found, { fees: nothing.amount, payouts: nothing.amount })
    },
    rounding: async (rows, scope, span) => (await one(rows<{ amount: Cents }>(ROUNDING, values(scope, span)), nothing)).amount,
  }
}

const ofScope = `o.brand = $1::smallint and ($2::text[] is null or o.store_id = any($2))`

/** A case that a later file has settled is alike, too. */
const differs = (subject: string) =>
  `exists (select from settlement_cases c where c.brand = $1::smallint and c.subject = ${subject} and c.reason is distinct from 'matched')`

/** A line's payment is of the line's own brand: of all of it nobody's order is asked. */
const MATCHED = statement(
  'settlement-sums-matched',
  `select count(*) as count, coalesce(sum(amount), 0)::bigint as amount from (
    select s.payment_id, s.refund_id, sum(s.amount) as amount from settlement_lines s
    where s.brand = $1::smallint and s.payment_id is not null and s.at >= $2::timestamptz and s.at < $3::timestamptz group by 1, 2
  ) theirs where not ${differs('coalesce(theirs.refund_id, theirs.payment_id)::text')}`,
)

const MATCHED_AT_SHOPS = statement(
  'settlement-sums-matched-at-shops',
  `select count(*) as count, coalesce(sum(amount), 0)::bigint as amount from (
    select s.payment_id, s.refund_id, sum(s.amount) as amount from settlement_lines s
    join payments p on p.payment_id = s.payment_id join orders o on o.order_id = p.order_id
    where s.brand = $1::smallint and s.at >= $3::timestamptz and s.at < $4::timestamptz and o.store_id = any($2::text[]) group by 1, 2
  ) theirs where not ${differs('coalesce(theirs.refund_id, theirs.payment_id)::text')}`,
)

/** Few movements of a month are in no file: their orders are looked up one by one. */
const WAITING = statement(
  'settlement-sums-waiting',
  `with ours as materialized (
    select l.order_id, l.payment_id, l.refund_id, sum(l.amount) as amount from ledger l
    where l.account = 'provider' and l.payment_id is not null and l.at >= $3::timestamptz and l.at < $4::timestamptz
      and not exists (select from settlement_lines s where s.payment_id = l.payment_id and s.refund_id is not distinct from l.refund_id)
    group by 1, 2, 3 having sum(l.amount) <> 0
  )
  select count(*) as count, coalesce(sum(amount), 0)::bigint as amount
  from ours, lateral (select from orders o where o.order_id = ours.order_id and ${ofScope} limit 1) found
  where not ${differs('coalesce(ours.refund_id, ours.payment_id)::text')}`,
)

const keptSums = `coalesce(sum(s.fee - case when s.kind = 'fee' then s.amount else 0 end), 0)::bigint as fees,
    coalesce(-sum(s.amount) filter (where s.kind = 'payout'), 0)::bigint as payouts`

/** A line of no order is for those who see all of the brand. */
const KEPT = statement(
  'settlement-sums-kept',
  `select ${keptSums} from settlement_lines s where s.brand = $1::smallint and s.at >= $2::timestamptz and s.at < $3::timestamptz`,
)

const KEPT_AT_SHOPS = statement(
  'settlement-sums-kept-at-shops',
  `select ${keptSums} from settlement_lines s join payments p on p.payment_id = s.payment_id join orders o on o.order_id = p.order_id
  where s.brand = $1::smallint and o.store_id = any($2::text[]) and s.at >= $3::timestamptz and s.at < $4::timestamptz`,
)

const ROUNDING = statement(
  'settlement-sums-rounding',
  `select coalesce(-sum(l.amount), 0)::bigint as amount from ledger l join orders o using (order_id)
  where l.account = 'rounding' and l.at >= $3::timestamptz and l.at < $4::timestamptz and ${ofScope}`,
)
