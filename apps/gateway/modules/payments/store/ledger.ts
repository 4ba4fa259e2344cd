import { postings, type Instant, type MoneyEvent } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

/** The kind of booking that a payment's money had. */
export type Booked = 'sale' | 'late' | 'mismatched'

/** The order and the money that a booking speaks of. */
export type BookingOf = { orderId: string; paymentId: string | null; refundId: string | null; currency: string; at: Instant }

/** Books what happened to money, in the transaction in which it happened; its lines add up to 0. */
export async function book(rows: Rows, event: MoneyEvent, { orderId, paymentId, refundId, currency, at }: BookingOf): Promise<void> {
  const lines = postings(event)
  const [accounts, amounts] = [lines.map(({ account }) => account), lines.map(({ amount }) => amount)]
  await rows(BOOK, { orderId, paymentId, refundId, currency, at: moment(at), accounts, amounts })
}

const BOOK = statement(
  'ledger-book',
  `with booking as (select gen_random_uuid() as id)
         insert into ledger (booking_id, order_id, payment_id, refund_id, account, amount, currency, at)
         select id, :orderId::uuid, :paymentId::uuid, :refundId::uuid, account, amount, :currency::text, :at::timestamptz
         from booking, unnest(:accounts::text[], :amounts::bigint[]) as line (account, amount)`,
)
