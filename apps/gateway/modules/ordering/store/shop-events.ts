import type { Actor, Instant, OrderState } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

/** A step of an order's life with who took it and why. */
export type ActorStep = { state: OrderState; at: Instant; by: Actor; reason: string | null }
/** What somebody of the staff did to an order, as the audit has it; `status` is the code that it was moved to. */
export type StaffAct = { at: Instant; action: string; staffName: string; status: number | null; reason: string | null }

export type ShopEvents = {
  /** The steps of an order, in order. */
  steps(orderId: string): Promise<ActorStep[]>
  /** What a shop's people did to an order, and what support did to its money, in order. */
  acts(orderId: string): Promise<StaffAct[]>
}

const STEPS = statement('shop-events-steps', `select state, at, actor as by, reason from order_events where order_id = $1 order by seq`)

/** What else support does about an order (seeing its guest, making good) is not the shop's. */
const ACTS = statement(
  'shop-events-acts',
  `select at, action, staff_name as "staffName", (after ->> 'status')::int as status, after ->> 'reason' as reason from audit
         where subject = $1::uuid::text and (action like 'candao.shop.%' or action in ('candao.support.orderRefund', 'candao.support.orderCancel'))
         order by audit_no`,
)

export function createShopEvents(db: Database): ShopEvents {
  return {
    steps: (orderId) => db.rows<ActorStep>(STEPS, [orderId]),
    acts: (orderId) => db.rows<StaffAct>(ACTS, [orderId]),
  }
}
