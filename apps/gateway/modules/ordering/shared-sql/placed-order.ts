import { notifyOrderStep } from './notify-order-step.ts'

/** SQL that stands for what is paid of an order now, and for the method by which it is paid or is to be. */
type PaidColumns = { paid: string; payMethod: string }

/**
 * Columns of an order that the shop has from now on, for `update orders set`. Takes SQL for what is paid, and by which method. Its statement has the
 * parameters `:at`, when that is, and `:answerBy`, until when the shop has to answer.
 */
export const placedColumns = ({ paid, payMethod }: PaidColumns) =>
  `state = 'placed', seq = seq + 1, paid = paid + ${paid}, pay_method = ${payMethod}, pay_until = null, end_reason = null, slot_kept = true, answer_by = :answerBy, placed_at = :at::timestamptz,
             eta_low = case when wanted_at is null then eta_low + (:at::timestamptz - placed_at) else eta_low end,
             eta_high = case when wanted_at is null then eta_high + (:at::timestamptz - placed_at) else eta_high end`

/** Tells every process that an order is placed, in a select from the order; the parameter `:atMs` is when, in milliseconds. */
export const notifyPlaced = notifyOrderStep({ at: ':atMs' })

/** SQL that stands for whoever placed the order, and for why. */
type PlacedEvent = { actor: string; reason: string }

/**
 * The parts of a `with` that go with an order's being placed: its event, and that the vendors of its coupons may hear of it from `:at` on. They read the
 * order from a part that is called `moved`.
 */
export const placedEventCtes = ({ actor, reason }: PlacedEvent) => `event as (
           insert into order_events (order_id, seq, state, at, actor, reason) select order_id, seq, state, :at, ${actor}, ${reason} from moved
         ), vouchers as (
           update voucher_holds h set try_at = :at from moved where h.order_id = moved.order_id and h.state = 'committed' and h.channel is not null
         )`

/**
 * The parts of a `with` that see to the minutes of a slot: those of an order that waited with them are no longer those of a waiting one, and those of
 * one that did so without are reserved, where `slot` gives a row. They read the order from a part that is called `waiting`; the parameter
 * `:slotCapacity` is what a slot of its shop holds.
 */
export const slotCtes = `slot as (
           insert into slots (store_id, start, reserved) select store_id, wanted_at, slot_minutes from waiting where not slot_kept and slot_minutes <= :slotCapacity::int
           on conflict (store_id, start) do update set reserved = slots.reserved + excluded.reserved where slots.reserved + excluded.reserved <= :slotCapacity::int
           returning 1
         ), waited as (
           update slots set waiting = slots.waiting - slot_minutes from waiting
           where slot_kept and slots.store_id = waiting.store_id and slots.start = waiting.wanted_at
         )`
