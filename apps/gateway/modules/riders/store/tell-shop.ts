import type { Instant } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import { notifyOrderStep } from '../../ordering/shared-sql/notify-order-step.ts'

const TELL = statement(
  'tell-shop-of-trip',
  `select ${notifyOrderStep({ at: '$2' })} is null as told from orders where order_id = any($1::uuid[])`,
)

/** Tells the boards of a shop that the trips of these orders are others: their step is said again, which the guests' pages have had and pass over. */
export async function tellShop(rows: Rows, orderIds: readonly string[], at: Instant): Promise<void> {
  await rows(TELL, [orderIds, at])
}
