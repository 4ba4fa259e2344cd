import { tellOrder } from './tell-order.ts'

/** The new columns of an order that the shop has from now on, with so much paid by a method; `$4` is when, `$5` until when the shop has to answer. */
export const placed = (
  amount: string,
  method: string,
) => `state = 'placed', seq = seq + 1, paid = paid + ${amount}, pay_method = ${method}, pay_until = null, end_reason = null, slot_kept = true, answer_by = $5, placed_at = $4::timestamptz,
             eta_low = case when wanted_at is null then eta_low + ($4::timestamptz - placed_at) else eta_low end,
             eta_high = case when wanted_at is null then eta_high + ($4::timestamptz - placed_at) else eta_high end`

/** Tells every process of an order's new state; `$6` is when, as a number. */
export const toldOf = tellOrder({ at: '$6' })

/** The shop has it from now on, and the vendors of its coupons may hear of it. */
export const alsoPlaced = (event: string) => `event as (
           insert into order_events (order_id, seq, state, at, actor, reason) select order_id, seq, state, $4, ${event} from moved
         ), vouchers as (
           update voucher_holds h set try_at = $4 from moved where h.order_id = moved.order_id and h.state = 'committed' and h.channel is not null
         )`

/** The minutes of a slot: those of an order that waited with them are no longer those of a waiting one, and those of one that did so without are reserved. */
export const alsoSlot = (capacity: string) => `slot as (
           insert into slots (store_id, start, reserved) select store_id, wanted_at, slot_minutes from waiting where not slot_kept and slot_minutes <= ${capacity}
           on conflict (store_id, start) do update set reserved = slots.reserved + excluded.reserved where slots.reserved + excluded.reserved <= ${capacity}
           returning 1
         ), waited as (
           update slots set waiting = slots.waiting - slot_minutes from waiting
           where slot_kept and slots.store_id = waiting.store_id and slots.start = waiting.wanted_at
         )`
