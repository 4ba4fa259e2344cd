import { orderRate, shopOrderMove, type Answer } from '@harbour/protocol'
import type { As } from './gateway.ts'
import { place, taikooHome, taikooShop } from './orders.fixtures.ts'
import { startStaffOrders } from './staff-orders.fixtures.ts'

const storeId = taikooShop
const contact = { name: 'Chan Tai Man', phone: '91234567' }

/** A gateway whose clock moves, with orders that their guests have, to be rated. */
export async function startRatings() {
  const shop = await startStaffOrders()
  const { gateway, guest, crew, clock } = shop
  const placed = async (as: As = guest, wish: Parameters<typeof place>[2] = {}) => {
    clock.at += 1000
    return (await place(gateway, as, wish)).orderId
  }
  const moved = async (orderId: string, statuses: readonly number[]) => {
    for (const status of statuses) await gateway.ask(shopOrderMove, { storeId, orderId, status }, crew)
    return orderId
  }
  return {
    ...shop,
    placed,
    /** An order that was fetched at the Taikoo shop. */
    collected: async (as: As = guest) => moved(await placed(as), [10, 12, 18, 100]),
    /** An order that the Taikoo shop has brought. */
    brought: async (as: As = guest) => moved(await placed(as, { orderType: 2, at: taikooHome, contact }), [10, 12, 21, 14, 100]),
    rate: (orderId: string, said: object, as: As = guest): Promise<Answer<typeof orderRate>> =>
      gateway.ask(orderRate, { orderId, ...said }, as),
    /** The code with which a rating is refused. */
    refused: async (orderId: string, said: object, as: As = guest) => (await gateway.call(orderRate, { orderId, ...said }, as)).code,
    /** Puts the moments of an order in a table back by so much: a guest's key would not outlive the time that passes. */
    ago: (table: 'order_events' | 'order_ratings', orderId: string, column: 'at' | 'food_at' | 'rated_at', by: string) =>
      gateway.context.db.rows({ name: '', text: `update ${table} set ${column} = ${column} - $2::interval where order_id = $1` }, [
        orderId,
        by,
      ]),
  }
}
