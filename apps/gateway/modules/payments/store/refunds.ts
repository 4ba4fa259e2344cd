import type { Cents, Instant } from '@harbour/rules'
import { arrangeRefund, type RefundRequest, type Arranged } from './arrange-refund.ts'
import { pointsComing, readLeft, readRefundable, type RefundableOrder } from './refundable.ts'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { statement, type StatementOf } from '../../../platform/database/statement.ts'
import { book, type Booked } from './ledger.ts'
import type { PaymentState } from '../payment.ts'
import { LOCK_ORDER_OF_PAYMENT, NOTIFY_ORDER } from './notify-order.ts'
import { moment } from '../../../platform/database/moment.ts'
import { anyDue } from '../../../platform/workers/worker.ts'

/** Money on its way back, with what is known of the payment that it comes from. `ref`: its provider's name for it, once there is one. */
export type RefundRecord = {
  refundId: string
  orderId: string
  paymentId: string
  amount: Cents
  ref: string | null
  /** Its provider has said that it failed, and how often by now. */
  failed: boolean
  failures: number
  /** Its provider has said that its guest has it; that may still turn out otherwise. */
  done: boolean
  provider: string
  paymentRef: string | null
  paymentState: PaymentState
}

export type Refunds = {
  /** Gives back a part of what was paid for an order, as its shop says. */
  arrange(ask: RefundRequest): Promise<Arranged>
  /** An order of a shop as a refund of it would find it now; undefined where the shop has no such order. */
  refundable(of: { orderId: string; storeId: string }): Promise<RefundableOrder | undefined>
  /** The money of orders that goes back where they are cancelled now; none of an order that has none. */
  leftOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, Cents>>
  /** The points that come back if so many of an order's go back at a moment. */
  pointsComing(of: { orderId: string; points: number; at: Instant }): Promise<number>
  /** Takes in hand those that are not at their end, and for some weeks those that are, now and then. What a bank holds for an order that goes on is captured first, and given back then. */
  toGive(due: { now: Instant; most: number }): Promise<RefundRecord[]>
  /** Those of a payment that are not at their end, and those that may still come back. */
  underWay(paymentId: string): Promise<RefundRecord[]>
  /** The provider has begun with it, under this name; nothing where the try that was `asked` has failed meanwhile. */
  processing(asked: RefundAttempt, said: { ref: string; at: Instant }): Promise<void>
  /** The guest has it back: booked in the same transaction. Said twice, it is done once. */
  refunded(refundId: string, said: { ref: string; at: Instant }): Promise<void>
  /** The provider says that the try that was `asked` failed; after so many it is for a person to put right. Of one try it is heard once. */
  failed(asked: RefundAttempt, said: { ref: string; at: Instant }): Promise<'failed' | 'manual' | 'known'>
  /**
   * Money that the guest was said to have came back to us after all: booked back, and for a person to give back, since its way is shut. Said twice, it is
   * done once; false where it is known.
   */
  bounced(refundId: string, said: { ref: string; at: Instant }): Promise<boolean>
  /** The money that was held is held no more: all of it that was to be given back is, and nothing is booked, since nothing was captured. */
  released(paymentId: string, at: Instant): Promise<void>
}

/** One try at a refund: the one after so many failures. */
type RefundAttempt = Pick<RefundRecord, 'refundId' | 'failures'>

/** The most times that a provider may say that a refund failed. */
const mostFailures = 5

export function createRefunds(db: Database): Refunds {
  type Step = { refundId: string; ref: string | null; at: Instant; failures?: number }
  /** Moves one refund, and its order with it: the order is locked first, as by everybody who takes both. */
  const step = <Row>(statement: StatementOf<Row>, { refundId, ref, at, failures }: Step, then = async (_rows: Rows, _row: Row) => {}) =>
    db.transaction(async (rows) => {
      const [order] = await rows<{ orderId: string }>(LOCK_ORDER, [refundId])
      const [row] = await rows<Row>(statement, [refundId, ref, moment(at), ...(failures === undefined ? [] : [failures])])
      if (!order || !row) return undefined
      await then(rows, row)
      await rows(NOTIFY_ORDER, [order.orderId, moment(at), at])
      return row
    })
  return {
    arrange: (ask) => arrangeRefund(db, ask),
    refundable: (of) => readRefundable(db, of),
    leftOf: (orderIds) => readLeft(db, orderIds),
    pointsComing: (of) => pointsComing(db, of),
    toGive: ({ now, most }) => db.rows(TO_GIVE, [moment(now), most]),
    underWay: (paymentId) => db.rows(UNDER_WAY, [paymentId]),
    processing: async (asked, said) => void (await step(PROCESSING, { ...asked, ...said })),
    refunded: async (refundId, { ref, at }) =>
      void (await step<Given>(REFUNDED, { refundId, ref, at }, async (rows, { amount, booked, ...of }) => {
        if (booked) await book(rows, { kind: 'refund', amount, of: booked }, { ...of, refundId, at })
      })),
    async failed(asked, { ref, at }) {
      // A refund refused outright has no name.
      const failed = await step<{ state: 'failed' | 'manual' }>(FAILED, { ...asked, ref: ref === '' ? null : ref, at })
      return failed?.state ?? 'known'
    },
    bounced: async (refundId, { ref, at }) => {
      const back = await step<Given>(BOUNCED, { refundId, ref, at }, async (rows, { amount, booked, ...of }) => {
        if (booked) await book(rows, { kind: 'bounce', amount, of: booked }, { ...of, refundId, at })
        await rows(NOTIFY_ORDER, [of.orderId, moment(at), at])
        await rows(TO_A_PERSON, [refundId])
      })
      return back !== undefined
    },
    released: (paymentId, at) =>
      db.transaction(async (rows) => {
        const [order] = await rows<{ orderId: string }>(LOCK_ORDER_OF_PAYMENT, [paymentId])
        await rows(RELEASED, [paymentId, moment(at)])
        if (order) await rows(NOTIFY_ORDER, [order.orderId, moment(at), at])
      }),
  }
}

type Given = { orderId: string; paymentId: string; amount: Cents; booked: Booked | null; currency: string }

const columns = `r.refund_id as "refundId", r.order_id as "orderId", r.payment_id as "paymentId", r.amount, r.ref, r.state = 'failed' as failed, r.failures, r.state = 'refunded' as done, p.provider, p.ref as "paymentRef",
           p.state as "paymentState"`
const open = `r.state in ('arranged', 'processing', 'failed')`

/** A bank may send back for weeks what its guest was said to have. */
const doubtful = `r.state = 'refunded' and r.ref is not null`

/** A part of what is only held is given back once all of it is captured: releasing it would give back everything. */
const capturedFirst = `(p.state <> 'held' or p.given_back = p.amount)`

const toGive = `refunds r join payments p using (payment_id) where (${open} or ${doubtful}) and r.try_at <= $1 and ${capturedFirst}`

/** The condition, at the moment `$1`, that money is to go back. */
export const refundsDue = anyDue(toGive, 'r.try_at')

const TO_GIVE = statement(
  'refunds-to-give',
  `with due as (
           select r.refund_id from ${toGive} order by r.try_at limit $2 for update of r skip locked
         )
         update refunds r set tries = r.tries + 1, try_at = case
           when r.state <> 'refunded' then $1::timestamptz + least(3600, 5 * 2 ^ least(r.tries, 10)) * interval '1 second'
           when r.done_at > $1::timestamptz - interval '5 weeks' then $1::timestamptz + interval '1 week' else 'infinity' end
         from due, payments p where r.refund_id = due.refund_id and p.payment_id = r.payment_id returning ${columns}`,
)

const UNDER_WAY = statement(
  'refunds-under-way',
  `select ${columns} from refunds r join payments p using (payment_id) where r.payment_id = $1 and (${open} or ${doubtful}) and ${capturedFirst} order by r.asked_at, r.refund_id`,
)

const LOCK_ORDER = statement(
  'refunds-lock-order',
  `select o.order_id as "orderId" from orders o join refunds r using (order_id) where r.refund_id = $1 for no key update of o`,
)

const PROCESSING = statement(
  'refunds-processing',
  `update refunds set ref = $2, state = 'processing', tries = 0
         where refund_id = $1 and state in ('arranged', 'failed') and failures = $4 and $3::timestamptz is not null returning refund_id`,
)

const REFUNDED = statement(
  'refunds-refunded',
  `update refunds r set ref = $2, state = 'refunded', done_at = $3, try_at = $3::timestamptz + interval '1 day' from payments p
         where r.refund_id = $1 and ${open} and p.payment_id = r.payment_id
         returning r.order_id as "orderId", r.payment_id as "paymentId", r.amount, p.booked, p.currency`,
)

const FAILED = statement(
  'refunds-failed',
  `update refunds r set ref = coalesce($2, ref), failures = failures + 1, state = case when failures + 1 < ${mostFailures} then 'failed' else 'manual' end
         where refund_id = $1 and ${open} and failures = $4 and $3::timestamptz is not null returning state`,
)

const BOUNCED = statement(
  'refunds-bounced',
  `update refunds r set state = 'failed', failures = failures + 1, done_at = null from payments p
         where r.refund_id = $1 and ${doubtful} and r.ref = $2 and p.payment_id = r.payment_id and $3::timestamptz is not null
         returning r.order_id as "orderId", r.payment_id as "paymentId", r.amount, p.booked, p.currency`,
)

const TO_A_PERSON = statement('refunds-to-a-person', `update refunds set state = 'manual' where refund_id = $1`)

const RELEASED = statement(
  'refunds-released',
  `with gone as (
           update payments set state = 'released', settled_at = $2 where payment_id = $1 and state in ('held', 'released') returning payment_id
         )
         update refunds r set state = 'refunded', done_at = $2 from gone where r.payment_id = gone.payment_id and ${open}`,
)
