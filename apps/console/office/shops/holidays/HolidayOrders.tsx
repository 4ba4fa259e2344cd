import type { Answer, holidaySave } from '@harbour/protocol'
import { Link } from 'react-router'
import { dayAndTime } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { useMay } from '../../session/rights.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

type HolidayOrdersProps = { orders: Answer<typeof holidaySave>['orders']; onClose: () => void }

/** The orders for hours at which their shop is not open any more: somebody has to call their guests. */
export function HolidayOrders({ orders, onClose }: HolidayOrdersProps) {
  const mayOpen = useMay('guest.read')
  return (
    <Dialog title={m.shops_holiday_orders({ count: orders.length })} onClose={onClose}>
      <Callout look="warn">{m.shops_holiday_orders_say()}</Callout>
      <ul className="stack">
        {orders.map(({ orderId, storeId, pickupNo, wantedAt }) => (
          <li key={orderId}>
            {mayOpen ? <Link to={paths.order(orderId)}>{pickupNo}</Link> : pickupNo} · {storeId} · {dayAndTime(wantedAt)}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
