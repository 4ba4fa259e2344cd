import type { Instant } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { statement, type Statement } from '../../../platform/database/statement.ts'
import type { Hold } from './voucher-holds.ts'
import { moment } from '../../../platform/database/moment.ts'
import { anyDue } from '../../../platform/workers/worker.ts'

/** A hold about which its vendor has something to hear. `told`: it knows already that an order has used it. */
export type HoldTask = Hold & { told: boolean }

/** The work on holds that no client asks for. */
export type HoldTasks = {
  /** Frees what dead clients have left behind: the house's own at once, vendors' to be told. Gives how many. */
  expire(now: Instant): Promise<number>
  /** Claims some tasks for a while, so that no two processes tell the same thing at once. */
  claim(ask: { now: Instant; until: Instant; most: number }): Promise<HoldTask[]>
  /** The vendor knows that the hold is used. */
  told(task: Pick<Hold, 'voucherCode' | 'fence'>): Promise<void>
  /** The vendor has it held under our key after all, and the client may still want it. */
  confirmed(task: Pick<Hold, 'voucherCode' | 'fence'>): Promise<void>
  /** Nobody wants it any more: the vendor is to free it. */
  giveUp(task: Pick<Hold, 'voucherCode' | 'fence'>): Promise<boolean>
  /** Nobody wants it any more, and its vendor has heard that it is used: it is to take that back. */
  takeBack(task: Pick<Hold, 'voucherCode' | 'fence'>): Promise<boolean>
  /** Done with: the row is gone, if the task is still what it was. */
  done(task: Pick<Hold, 'voucherCode' | 'fence' | 'state'>): Promise<void>
  /** The vendor did not answer: again at that time. */
  again(task: Pick<Hold, 'voucherCode' | 'fence'>, at: Instant): Promise<void>
}

export function createHoldTasks(db: Database): HoldTasks {
  const write = async (statement: Statement, values: unknown[]) => void (await db.rows(statement, values))
  return {
    expire: async (now) => (await db.rows(EXPIRE, [moment(now)])).length,
    claim: ({ now, until, most }) => db.rows(CLAIM, [moment(now), moment(until), most]),
    told: ({ voucherCode, fence }) => write(TOLD, [voucherCode, fence]),
    confirmed: ({ voucherCode, fence }) => write(CONFIRMED, [voucherCode, fence]),
    giveUp: async ({ voucherCode, fence }) => (await db.rows(GIVE_UP, [voucherCode, fence])).length > 0,
    takeBack: async ({ voucherCode, fence }) => (await db.rows(TAKE_BACK, [voucherCode, fence])).length > 0,
    done: ({ voucherCode, fence, state }) => write(DONE, [voucherCode, fence, state]),
    again: ({ voucherCode, fence }, at) => write(AGAIN, [voucherCode, fence, moment(at)]),
  }
}

const ownOver = `channel is null and state = 'held' and held_until <= $1`
const vendorsOver = `channel is not null and state in ('creating', 'held') and held_until <= $1`
const toTell = `channel is not null and not told and state <> 'held' and try_at <= $1
             and not exists (select from orders o where o.order_id = voucher_holds.order_id and o.state = 'paymentPending')`

/** The condition, at the moment `$1`, that holds are over or that vendors have something to hear. */
export const holdsDue = [
  anyDue(`voucher_holds where ${ownOver}`, 'held_until'),
  anyDue(`voucher_holds where ${vendorsOver}`, 'held_until'),
  anyDue(`voucher_holds where ${toTell}`, 'try_at'),
].join(' or ')

const EXPIRE = statement(
  'hold-tasks-expire',
  `with own as (
           delete from voucher_holds where ${ownOver} returning 1
         ), asked as (
           update voucher_holds set state = 'releasing', try_at = $1
           where ${vendorsOver} returning 1
         )
         select 1 from own union all select 1 from asked`,
)

/** A vendor that was asked has a quarter of a minute to answer before anybody else asks what is true. Of an order that is not paid none is told. */
const CLAIM = statement(
  'hold-tasks-claim',
  `with due as (
           select voucher_code, use from voucher_holds
           where ${toTell}
           order by try_at limit $3 for update skip locked
         )
         update voucher_holds h set try_at = $2 from due where h.voucher_code = due.voucher_code and h.use = due.use
         returning h.voucher_code as "voucherCode", once, channel, brand, user_id as "userId", client_order_id as "clientOrderId",
           order_id as "orderId", fence, state, held_until as "heldUntil", told`,
)

const TOLD = statement(
  'hold-tasks-told',
  `update voucher_holds set told = true where voucher_code = $1 and fence = $2 and state = 'committed'`,
)

const CONFIRMED = statement(
  'hold-tasks-confirmed',
  `update voucher_holds set state = 'held' where voucher_code = $1 and fence = $2 and state = 'creating'`,
)

const GIVE_UP = statement(
  'hold-tasks-give-up',
  `update voucher_holds set state = 'releasing' where voucher_code = $1 and fence = $2 and state = 'creating' returning true as given`,
)

const TAKE_BACK = statement(
  'hold-tasks-take-back',
  `update voucher_holds set state = 'reversing' where voucher_code = $1 and fence = $2 and state = 'releasing' returning true as taken`,
)

const DONE = statement('hold-tasks-done', 'delete from voucher_holds where voucher_code = $1 and fence = $2 and state = $3')

const AGAIN = statement('hold-tasks-again', 'update voucher_holds set try_at = $3 where voucher_code = $1 and fence = $2')
