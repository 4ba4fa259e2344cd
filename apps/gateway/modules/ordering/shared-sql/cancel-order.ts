import { statement } from '../../../platform/database/statement.ts'
import { eraseOrigin } from './erase-origin.ts'
import { notifyOrderStep } from './notify-order-step.ts'

/**
 * Ends an order, and gives back in the same statement all that it had: the money that a provider holds or has taken for it (arranged here,
 * given by `payments/workers/pay-back.ts`), its vouchers, its points with the end that they had (those that have ended are gone), and the minutes of its
 * slot. What can still be paid is ended by `payments/workers/read-payments.ts` at its next round. A vendor that has not heard of an unpaid order is only told
 * that its voucher is free, and its shop, which has not heard of it either, nothing. `:to` is 'cancelled'; `:atMs` is `:at` in milliseconds; `:staffName` is who of the staff does it, or null. An order that
 * never had money, coupons or points touches no row of theirs.
 */
export const CANCEL = statement(
  'orders-cancel',
  `with moved as (
           update orders set state = :to, seq = seq + 1, pay_until = null, rider = null, held = null, ended_by = :actor, ended_by_name = :staffName::text, end_reason = coalesce(:reason, 'guest'),
             refund_state = case when paid > refunded then 'arranged' else refund_state end, refunded = paid
           where order_id = :orderId and state = :from
           returning order_id, seq, store_id, order_type, wanted_at, slot_minutes, slot_kept, points
         ), event as (
           insert into order_events (order_id, seq, state, at, actor, reason) select order_id, seq, :to, :at, :actor, :reason from moved
         ), ${eraseOrigin()}, money_back as (
           insert into refunds (refund_id, order_id, payment_id, amount, reason, state, asked_at, try_at)
           select gen_random_uuid(), p.order_id, p.payment_id, p.amount - p.given_back, coalesce(:reason, 'guest'), 'arranged', :at, :at
           from payments p join moved using (order_id) where p.state in ('held', 'captured') and p.amount > p.given_back for update of p
           returning payment_id, amount
         ), given as (
           update payments p set given_back = p.given_back + money_back.amount from money_back where p.payment_id = money_back.payment_id
         ), to_end as (
           update payments p set try_at = :at, tries = 0 from moved where p.order_id = moved.order_id and p.state in ('creating', 'open')
         ), given_back as (
           update slots set reserved = reserved - slot_minutes, waiting = waiting - case when :from = 'paymentPending' then slot_minutes else 0 end
           from moved where slot_kept and slots.store_id = moved.store_id and slots.start = moved.wanted_at
         ), own_back as (
           delete from voucher_holds h using moved where h.order_id = moved.order_id and h.channel is null
         ), vendors_back as (
           update voucher_holds h set state = case when :from = 'paymentPending' then 'releasing' else 'reversing' end, told = false, try_at = :at
           from moved where h.order_id = moved.order_id and h.channel is not null
         ), points_back as (
           update point_entries p set unspent = p.unspent + u.points from point_uses u join moved using (order_id)
           where moved.points > 0 and p.entry_id = u.entry_id and p.expires_at > :at returning u.points
         ), points_told as (
           insert into point_entries (entry_id, user_id, kind, points, at, title_tc, title_en, order_id)
           select gen_random_uuid(), spent.user_id, 'back', back.points, :at, spent.title_tc, spent.title_en, spent.order_id
           from (select sum(points)::int as points from points_back) back, moved,
             lateral (select * from point_entries e where e.order_id = moved.order_id and e.kind = 'spend' limit 1) spent
           where back.points > 0
         ), points_free as (
           delete from point_uses u using moved where moved.points > 0 and u.order_id = moved.order_id
         )
         select seq, ${notifyOrderStep({ state: ':to', at: ':atMs', storeId: "case when :from <> 'paymentPending' then store_id else '' end" })} is null as told from moved`,
)
