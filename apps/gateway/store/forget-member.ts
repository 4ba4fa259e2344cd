import type { Database, Statement } from './database.ts'

/** Removes the person; the orders stay, without a name, phone or address. Gives how many; nothing is done while one of them is on its way. */
export function forgetMember(db: Database, userId: string): Promise<{ ordersKept: number } | undefined> {
  return db.transaction(async (rows) => {
    await rows(LOCK_ORDERS, [userId])
    await rows(LOCK_USER, [userId])
    const [live] = await rows(LIVE_ORDER, [userId])
    if (live) return undefined
    const kept = await rows(STRIP_ORDERS, [userId])
    for (const statement of removals) await rows(statement, [userId])
    return { ordersKept: kept.length }
  })
}

/** The orders first and then their member, as by whoever brings an order back to life with the member's points. */
const LOCK_ORDERS: Statement = {
  name: 'members-lock-orders',
  text: 'select from orders where user_id = $1 order by order_id for no key update',
}
const LOCK_USER: Statement = { name: 'members-lock-user', text: 'select from users where user_id = $1 for update' }
const LIVE_ORDER: Statement = {
  name: 'members-live-order',
  text: `select true as live from orders where user_id = $1 and state not in ('completed', 'cancelled') limit 1`,
}
const STRIP_ORDERS: Statement = {
  name: 'members-strip-orders',
  text: 'update orders set contact = null, destination = null, request = null, quarantined = null, birthday = null where user_id = $1 returning true as kept',
}

/** Consents stay without their person: they show that what was sent was asked for. */
const removals: readonly Statement[] = [
  {
    name: 'members-remove-shown-cards',
    text: 'update payments p set card = null from orders o where o.user_id = $1 and p.order_id = o.order_id and p.card is not null',
  },
  {
    // The provider is told to remove the card, as often as it takes.
    name: 'members-remove-card',
    text: `with gone as (delete from cards where user_id = $1 returning provider, ref)
           insert into card_tasks (task_key, provider, ref, state, try_at)
           select gen_random_uuid()::text, provider, ref, 'removing', 'epoch' from gone`,
  },
  { name: 'members-remove-draws', text: 'delete from game_draws where user_id = $1' },
  { name: 'members-remove-browsers', text: 'delete from push_subscriptions where user_id = $1' },
  { name: 'members-remove-offers', text: 'delete from offers_told where user_id = $1' },
  { name: 'members-remove-addresses', text: 'delete from kept_addresses where user_id = $1' },
  { name: 'members-remove-vouchers', text: 'delete from vouchers where user_id = $1' },
  { name: 'members-remove-vendor-vouchers', text: 'delete from vendor_vouchers where user_id = $1' },
  { name: 'members-remove-partner-link', text: 'delete from partner_links where user_id = $1' },
  { name: 'members-remove-partner-login', text: 'delete from partner_logins where user_id = $1' },
  {
    // What was held is swept as if its client were gone; what an order has used stays with the order.
    name: 'members-remove-holds',
    text: `update voucher_holds set held_until = 'epoch' where user_id = $1 and state in ('asking', 'held')`,
  },
  { name: 'members-remove-points', text: 'delete from point_entries where user_id = $1' },
  { name: 'members-remove-codes', text: 'delete from codes where user_id = $1 or target in (select phone from users where user_id = $1)' },
  { name: 'members-remove-passkeys', text: 'delete from passkeys where user_id = $1' },
  { name: 'members-remove-proofs', text: 'delete from proofs where user_id = $1' },
  {
    name: 'members-remove-access',
    text: 'update access_codes set revoked_at = coalesce(revoked_at, now()), device_name = $$$$ where user_id = $1',
  },
  { name: 'members-remove-member', text: 'delete from members where user_id = $1' },
  { name: 'members-remove-user', text: `update users set kind = 'deleted', phone = 'deleted ' || user_id where user_id = $1` },
]
