import { Link } from 'react-router'
import { useOffice } from '../../../api/keys.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useRecentOrders } from './recent-orders.ts'

/** The orders that whoever is signed in has opened lately; nothing where there are none. */
export function RecentOrders() {
  const staffId = useOffice(({ session }) => session?.staff.staffId ?? '')
  const recent = useRecentOrders(({ of }) => of[staffId])
  if (!recent?.length) return null
  return (
    <Panel title={m.support_recent()}>
      <ul className="supfound__list">
        {recent.map(({ orderId, pickupNo, orderNo }) => (
          <li key={orderId}>
            <Link to={paths.order(orderId)}>
              <b>{pickupNo}</b>
              <small>{orderNo}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
