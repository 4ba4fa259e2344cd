import type { HeldOrder } from '@harbour/protocol'
import type { AlsoWritten, Database } from '../../../platform/database/database.ts'
import { statement, type StatementOf, type Values } from '../../../platform/database/statement.ts'
import { notifyShopOrder } from '../shared-sql/notify-order-step.ts'

type OfShop = { orderId: string; storeId: string }

export type ShopBoardStore = {
  /** Holds an order back that its kitchen has, or lets it go on; false where it is so already, for this reason, or is no longer the kitchen's. */
  hold(ask: OfShop & { held: HeldOrder | null }, also: AlsoWritten): Promise<boolean>
  /** Keeps that a line of such an order is finished or is not; gives all that are, or undefined where it is so already, or the order is no longer the kitchen's. */
  finishLine(ask: OfShop & { index: number; done: boolean }, also: AlsoWritten): Promise<number[] | undefined>
}

/** Keeps all that the board says of orders beside their steps; every change tells the shop's other tablets in its transaction. */
export function createShopBoardStore(db: Database): ShopBoardStore {
  const change = <Row>(text: StatementOf<Row>, values: Values, also: AlsoWritten) =>
    db.transaction(async (rows) => {
      const [changed] = await rows<Row>(text, values)
      if (changed) await also(rows)
      return changed
    })
  return {
    hold: async ({ held, ...ask }, also) => Boolean(await change(HOLD, { ...ask, held: held && JSON.stringify(held) }, also)),
    finishLine: async (ask, also) => (await change<{ doneLines: number[] }>(FINISH_LINE, ask, also))?.doneLines,
  }
}

const inKitchen = `order_id = :orderId and store_id = :storeId and state in ('accepted', 'preparing')`

const HOLD = statement(
  'shop-board-hold',
  `with changed as (
           update orders set held = :held::jsonb where ${inKitchen} and (held ->> 'reason') is distinct from (:held::jsonb ->> 'reason')
           returning order_id, seq, state, store_id, order_type
         )
         select ${notifyShopOrder} is null as told from changed`,
)

const FINISH_LINE = statement(
  'shop-board-finish-line',
  `with changed as (
           update orders set done_lines = case when :done::boolean then done_lines || :index::int else array_remove(done_lines, :index::int) end
           where ${inKitchen} and (:index::int = any(done_lines)) <> :done::boolean
           returning order_id, seq, state, store_id, order_type, done_lines
         )
         select done_lines as "doneLines", ${notifyShopOrder} is null as told from changed`,
)
