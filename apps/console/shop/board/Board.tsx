import { BellRing, Bike, ChefHat, PackageCheck, type LucideIcon } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { byColumn, columns, type Column } from '../orders/order-columns.ts'
import { useShopOrders } from '../orders/use-shop-orders.ts'
import './Board.css'
import { OrderCard } from './OrderCard.tsx'

const heads: Record<Column, { icon: LucideIcon; words: () => string }> = {
  new: { icon: BellRing, words: m.board_new },
  making: { icon: ChefHat, words: m.board_making },
  ready: { icon: PackageCheck, words: m.board_ready },
  out: { icon: Bike, words: m.board_out },
}

/** All orders of the shop that have not ended, in four columns that scroll alone. */
export function Board() {
  const { orders } = useShopOrders()
  const grouped = byColumn(orders)
  return (
    <div className="bd4">
      {columns.map((column) => (
        <section key={column} className={`kcol kcol--${column}`} aria-label={heads[column].words()}>
          <header>
            <Icon of={heads[column].icon} />
            <h2>{heads[column].words()}</h2>
            <em>{grouped[column].length}</em>
          </header>
          <ol className="kcol__l">
            {grouped[column].map((order) => (
              <li key={order.orderId}>
                <OrderCard order={order} column={column} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
