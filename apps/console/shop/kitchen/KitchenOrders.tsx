import { PackageCheck, TriangleAlert } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { WayTag } from '../orders/OrderTags.tsx'
import { OrderTimer } from '../orders/OrderTimer.tsx'
import { finishMaking } from '../orders/steps/order-steps.ts'
import { isAllDone, type KitchenOrder } from './kitchen-lines.ts'
import { finish } from './kitchen-steps.ts'
import './KitchenOrders.css'
import { LineButton } from './LineButton.tsx'

/** The orders in the making as cards, each with its lines to be finished one by one. */
export function KitchenOrders({ orders, known }: { orders: KitchenOrder[]; known: boolean }) {
  if (orders.length === 0) return <p className="korders kitchen__none">{known ? m.kitchen_no_orders() : m.frame_loading()}</p>
  return (
    <ol className="korders">
      {orders.map((each) => (
        <li key={each.order.orderId}>
          <OrderToMake {...each} />
        </li>
      ))}
    </ol>
  )
}

function OrderToMake({ order, lines }: KitchenOrder) {
  return (
    <article className="korder" aria-label={order.pickupNo}>
      <header>
        <h2>{order.pickupNo}</h2>
        <WayTag order={order} />
        <OrderTimer promisedBy={order.etaHigh} />
      </header>
      {order.allergy && (
        <p className="kl__a">
          <Icon of={TriangleAlert} size={18} />
          {order.allergy.text}
        </p>
      )}
      <ul>
        {lines.map((line) => (
          <li key={line.key}>
            <LineButton line={line} inOrder onFinish={() => finish(line)} />
          </li>
        ))}
      </ul>
      {isAllDone(order) && (
        <TabletButton look="go" icon={PackageCheck} block onClick={() => finishMaking(order)}>
          {m.kitchen_ready()}
        </TabletButton>
      )}
    </article>
  )
}
