import { orderCancel, orderRefund, shopOrderMove, shopRefund, shopRefundDecide } from '@harbour/protocol'
import type { Actor, Instant, OrderState } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

/** A step of an order's life with who took it and why. */
export type ActorStep = { state: OrderState; at: Instant; by: Actor; reason: string | null }
/** One thing that somebody of the staff did to an order, as the audit has it; `status` is the code that it was moved to. */
export type StaffAct = { at: Instant; action: string; staffName: string; status: number | null; reason: string | null }

export type ShopEvents = {
  /** The steps of an order, in order. */
  steps(orderId: string): Promise<ActorStep[]>
  /** The actions of a shop's people on an order, and support's with its money, in order. */
  acts(orderId: string): Promise<StaffAct[]>
}

const STEPS = statement('shop-events-steps', `select state, at, actor as by, reason from order_events where order_id = $1 order by seq`)

/** All else that support does about an order (seeing its guest, making good) is not the shop's. */
const told = [shopOrderMove, shopRefund, shopRefundDecide, orderRefund, orderCancel].map(({ name }) => name)

const ACTS = statement(
  'shop-events-acts',
  `select at, action, staff_name as "staffName", (after ->> 'status')::int as status, after ->> 'reason' as reason from audit
         where subject = $1::uuid::text and action = any($2::text[]) order by audit_no`,
)

export function createShopEvents(db: Database): ShopEvents {
  return {
    steps: (orderId) => db.rows<ActorStep>(STEPS, [orderId]),
    acts: (orderId) => db.rows<StaffAct>(ACTS, [orderId, told]),
  }
}
