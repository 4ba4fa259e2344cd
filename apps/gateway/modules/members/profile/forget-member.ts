import type { AlsoWritten, Database } from '../../../platform/database/database.ts'
import { statement, type Statement } from '../../../platform/database/statement.ts'
import { erasedWithGuest, guestErased } from '../../ordering/shared-sql/erase-guest.ts'

/** Removes the person; the orders stay, without a name, phone or address. Gives how many; nothing is done while one of them is on its way. */
export function forgetMember(db: Database, userId: string, also?: AlsoWritten): Promise<{ ordersKept: number } | undefined> {
  return db.transaction(async (rows) => {
    await rows(LOCK_ORDERS, [userId])
    await rows(LOCK_USER, [userId])
    const [live] = await rows(LIVE_ORDER, [userId])
    if (live) return undefined
    const kept = await rows(STRIP_ORDERS, [userId])
    for (const statement of removals) await rows(statement, [userId])
    await also?.(rows)
    return { ordersKept: kept.length }
  })
}

/** The orders first and then their member, as by whoever brings an order back to life with the member's points. */
const LOCK_ORDERS = statement('members-lock-orders', 'select from orders where user_id = $1 order by order_id for no key update')
const LOCK_USER = statement('members-lock-user', 'select from users where user_id = $1 for update')
const LIVE_ORDER = statement(
  'members-live-order',
  `select true as live from orders where user_id = $1 and state not in ('completed', 'cancelled') limit 1`,
)
const STRIP_ORDERS = statement('members-strip-orders', `update orders set ${guestErased} where user_id = $1 returning true as kept`)

/** The condition, in SQL, that something goes to the phone or the email of a member: who asks for a code need not have said who they are. */
const itsTarget = 'target in (select phone from users where user_id = $1 union select email from members where user_id = $1 and owns_email)'

const { cards, photos, ratingWords, papers } = erasedWithGuest('o.user_id = $1')

/** Consents stay without their person: they show that what was sent was asked for. */
const removals: readonly Statement[] = [
  statement('members-remove-shown-cards', cards),
  // The provider is told to remove the card, as often as it takes.
  statement(
    'members-remove-card',
    `with gone as (delete from cards where user_id = $1 returning provider, ref)
           insert into card_tasks (task_key, provider, ref, state, try_at)
           select gen_random_uuid()::text, provider, ref, 'removing', 'epoch' from gone`,
  ),
  // Its page is ended by whoever sweeps; a card that is being kept at this moment waits for us, and finds no member.
  statement(
    'members-leave-card-page',
    `update card_tasks set user_id = null, task_key = gen_random_uuid()::text, page = null, try_at = 'epoch'
           where task_key in (select task_key from card_tasks where task_key = $1::text for update skip locked)`,
  ),
  statement('members-remove-delivery-photos', photos),
  statement('members-erase-rating-words', ratingWords),
  statement('members-remove-order-origins', 'delete from order_origins where user_id = $1'),
  statement('members-erase-papers', papers),
  // They have been answered: nobody of the staff did it, where the member did it themselves.
  statement(
    'members-remove-data-requests',
    `update data_requests set user_id = null, ended_at = coalesce(ended_at, now()), outcome = coalesce(outcome, 'done') where user_id = $1`,
  ),
  // Those that they host go with all that is in them.
  statement('members-remove-groups', 'delete from group_orders where host_id = $1'),
  statement('members-remove-group-parts', 'delete from group_guests where user_id = $1'),
  statement('members-remove-draws', 'delete from game_draws where user_id = $1'),
  statement('members-remove-browsers', 'delete from push_subscriptions where user_id = $1'),
  statement('members-remove-offers', 'delete from offers_told where user_id = $1'),
  // A campaign has told somebody, and it cost what it cost.
  statement('members-leave-campaigns', 'update campaign_recipients set user_id = null where user_id = $1'),
  statement('members-remove-news-stops', 'delete from news_stops where user_id = $1'),
  statement('members-remove-addresses', 'delete from kept_addresses where user_id = $1'),
  statement('members-remove-vouchers', 'delete from vouchers where user_id = $1'),
  statement('members-remove-vendor-vouchers', 'delete from vendor_vouchers where user_id = $1'),
  statement('members-remove-partner-link', 'delete from partner_links where user_id = $1'),
  statement('members-remove-partner-login', 'delete from partner_logins where user_id = $1'),
  // Held ones are swept as if their client were gone; what an order has used stays with the order.
  statement('members-remove-holds', `update voucher_holds set held_until = 'epoch' where user_id = $1 and state in ('creating', 'held')`),
  statement('members-remove-points', 'delete from point_entries where user_id = $1'),
  statement('members-remove-codes', `delete from codes where user_id = $1 or ${itsTarget}`),
  statement('members-remove-messages', `delete from outgoing_messages where user_id = $1 or ${itsTarget}`),
  statement('members-remove-passkeys', 'delete from passkeys where user_id = $1'),
  statement('members-remove-proofs', 'delete from proofs where user_id = $1'),
  statement(
    'members-remove-access',
    'update access_codes set revoked_at = coalesce(revoked_at, now()), device_name = $$$$ where user_id = $1',
  ),
  statement('members-remove-member', 'delete from members where user_id = $1'),
  statement('members-remove-user', `update users set kind = 'deleted', phone = 'deleted ' || user_id where user_id = $1`),
]
