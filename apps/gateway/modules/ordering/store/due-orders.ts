import type { Instant } from '@harbour/rules'
import type { AlsoWritten, Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import { moment } from '../../../platform/database/moment.ts'
import { anyDue } from '../../../platform/workers/worker.ts'

export type Due = { now: Instant; most: number }
export type UnpaidOrder = { orderId: string; payUntil: Instant }
export type UnansweredOrder = { orderId: string; storeId: string; pickupNo: string; answerBy: Instant; chased: number }

/** Orders that somebody has to end, or to remind others of. Each is given to one asker, and again after a while. */
export type DueOrders = {
  /** Those whose time to be paid is over. */
  unpaid(due: Due): Promise<UnpaidOrder[]>
  /** Those that their shop has to answer before long: whoever chases it begins `lead` milliseconds before the end. */
  unanswered(due: Due & { lead: number }): Promise<UnansweredOrder[]>
  /** Writes down how often the shop has been chased, and tells its till; false where that is known already, or it has answered. `also` is written with it. */
  chased(chase: { orderId: string; times: number }, also?: AlsoWritten): Promise<boolean>
}

export function createDueOrders(db: Database): DueOrders {
  return {
    unpaid: ({ now, most }) => db.rows(UNPAID, [moment(now), most]),
    unanswered: ({ now, most, lead }) => db.rows(UNANSWERED, [moment(now), most, moment(now + lead)]),
    chased: ({ orderId, times }, also) =>
      db.transaction(async (rows) => {
        const isNew = (await rows(CHASED, [orderId, times])).length > 0
        if (isNew) await also?.(rows)
        return isNew
      }),
  }
}

const unpaid = `state = 'paymentPending' and pay_until <= $1 and (tend_at is null or tend_at <= $1)`
const unanswered = (before: string) => `state = 'placed' and answer_by <= ${before} and (tend_at is null or tend_at <= $1)`

/** Conditions, at the moment `$1`, that there are such orders. */
export const unpaidDue = anyDue(`orders where ${unpaid}`, 'pay_until')
export const unansweredDue = (lead: number) =>
  anyDue(`orders where ${unanswered(`$1::timestamptz + interval '${lead} milliseconds'`)}`, 'answer_by')

/**
 * An order that nobody looks after any more in ten seconds has been given up by a process that died. The longest waiting is first, and one that nobody can
 * end is looked at ever more seldom, up to half a minute: however many of those there are, they keep nobody else waiting.
 */
const take = (which: string, since: string, columns: string) => `with due as (
           select order_id from orders where ${which}
           order by coalesce(tend_at, ${since}), order_id limit $2 for update skip locked
         )
         update orders o set tend_at = $1::timestamptz + greatest(interval '10 seconds', least(interval '30 seconds', ($1::timestamptz - ${since}) / 4))
         from due where o.order_id = due.order_id returning ${columns}`

const UNPAID = statement('due-orders-unpaid', take(unpaid, 'pay_until', 'o.order_id as "orderId", o.pay_until as "payUntil"'))

const UNANSWERED = statement(
  'due-orders-unanswered',
  take(
    unanswered('$3'),
    'answer_by',
    'o.order_id as "orderId", o.store_id as "storeId", o.pickup_no as "pickupNo", o.answer_by as "answerBy", o.chased',
  ),
)

const CHASED = statement(
  'due-orders-chased',
  `with moved as (
           update orders set chased = $2 where order_id = $1 and state = 'placed' and chased < $2 returning order_id, store_id
         )
         select pg_notify('shop_chase', concat_ws(' ', order_id, store_id, $2::int)) from moved`,
)
