import type { Cents, Instant } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { PaymentState } from '../payment.ts'
import { moment } from '../../../platform/database/moment.ts'

/**
 * A payment in our own books, in cents: what the ledger has of it at its provider; what of that is on its way back there, or is yet to be asked for; and
 * what a bank holds for us.
 */
export type OurPayment = {
  paymentId: string
  orderId: string
  provider: string
  currency: string
  state: PaymentState
  ref: string | null
  ledger: Cents
  goingBack: Cents
  toGoBack: Cents
  held: Cents
}

/** The balance of an account, in cents; never of what was sold. */
export type Balance = { account: string; currency: string; amount: Cents }

export type Books = {
  /** Payments that were begun from a moment on, and those that a provider names by our key or its own name, whenever they were begun. */
  payments(ask: { from: Instant; provider: string; keys: readonly string[]; refs: readonly string[] }): Promise<OurPayment[]>
  /** The balances of what nobody could place, what is owed for orders that could not be made any more, and what a person has given back by another way, or kept. */
  balances(): Promise<Balance[]>
  /** Orders from a moment on that were made and whose money the bank let go. */
  lost(from: Instant): Promise<{ orderNo: string; total: Cents }[]>
  /** The number of bookings from a moment on that do not add up to 0. */
  crooked(from: Instant): Promise<number>
}

export function createBooks(db: Database): Books {
  return {
    payments: ({ from, provider, keys, refs }) => db.rows(PAYMENTS, [moment(from), keys.filter((key) => guid.test(key)), provider, refs]),
    balances: () => db.rows(BALANCES),
    lost: (from) => db.rows(LOST, [moment(from)]),
    crooked: async (from) => (await db.rows(CROOKED, [moment(from)])).length,
  }
}

const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const PAYMENTS = statement(
  'books-payments',
  `with asked as (
           select payment_id from payments where begun_at >= $1
           union select payment_id from payments where payment_id = any($2::uuid[])
           union select payment_id from payments where provider = $3 and ref = any($4::text[])
         )
         select p.payment_id as "paymentId", p.order_id as "orderId", p.provider, coalesce(l.currency, p.currency) as currency, p.state, p.ref,
           coalesce(l.amount, 0) as ledger, coalesce(r.going, 0) as "goingBack", coalesce(r.todo, 0) as "toGoBack",
           case when p.state = 'held' then p.amount else 0 end as held
         from asked join payments p using (payment_id)
         left join lateral (
           select sum(amount)::bigint as amount, min(currency) as currency from ledger where order_id = p.order_id and payment_id = p.payment_id and account = 'provider'
         ) l on true
         left join lateral (
           select (sum(amount) filter (where state = 'processing'))::bigint as going,
             (sum(amount) filter (where state in ('arranged', 'failed')))::bigint as todo
           from refunds where payment_id = p.payment_id
         ) r on true`,
)

const BALANCES = statement(
  'books-balances',
  `select account, currency, sum(amount)::bigint as amount from ledger where account in ('quarantine', 'owed', 'office', 'kept')
         group by account, currency having sum(amount) <> 0 order by account, currency`,
)

const LOST = statement(
  'books-lost',
  `select order_no as "orderNo", total from orders where money_note = 'lost' and placed_at >= $1 order by placed_at`,
)

const CROOKED = statement(
  'books-crooked',
  `select booking_id from ledger where at >= $1 group by booking_id, currency having sum(amount) <> 0`,
)
