import type { Instant } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement, type Statement } from '../../../platform/database/statement.ts'
import { erasedWithGuest, guestErased } from '../shared-sql/erase-guest.ts'

export type GuestRetention = {
  /** Forgets the guests of at most so many orders that are over and were for a time before this one, the oldest first, and gives how many it has found. */
  eraseBefore(before: Instant, most: number): Promise<number>
}

/** Orders in the database, as far as they say who their guest is. An order whose money is still on its way back keeps its guest until it has come. */
export function createGuestRetention(db: Database): GuestRetention {
  return {
    eraseBefore: (before, most) =>
      db.transaction(async (rows) => {
        const old = await rows<{ orderId: string }>(FIND_OLD, [moment(before), most])
        const orderIds = old.map(({ orderId }) => orderId)
        if (orderIds.length > 0) for (const erasure of erasures) await rows(erasure, [orderIds])
        return orderIds.length
      }),
  }
}

// Locked, so that two processes take different ones, and nobody brings one back to life meanwhile.
const FIND_OLD = statement(
  'guests-find-old',
  `select order_id as "orderId" from orders
    where not guest_erased and state in ('completed', 'cancelled') and refund_state in ('none', 'refunded') and coalesce(wanted_at, placed_at) < $1
    order by coalesce(wanted_at, placed_at) limit $2 for no key update skip locked`,
)

const { cards, photos, ratingWords, papers } = erasedWithGuest('o.order_id = any($1)')

const erasures: readonly Statement[] = [
  statement('guests-strip-orders', `update orders set ${guestErased} where order_id = any($1)`),
  statement('guests-erase-cards', cards),
  statement('guests-erase-photos', photos),
  statement('guests-erase-rating-words', ratingWords),
  statement('guests-erase-papers', papers),
  statement('guests-erase-origins', 'delete from order_origins where order_id = any($1)'),
]
