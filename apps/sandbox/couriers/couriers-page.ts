import { escapeHtml as safe } from '../escape-html.ts'
import { listPage } from '../list-page.ts'
import { nextStatuses, type Order } from './lalamove-orders.ts'

/** The policy of a page with forms on it. */
export const couriersPagePolicy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'`

/** A page of what shops have booked, the newest first, on which each booking is moved on. */
export function couriersPage(orders: readonly Order[]): string {
  const about =
    'What shops without a rider have booked with this courier company, which speaks as Lalamove does. Nobody comes: a button moves a booking on.'
  return listPage({ title: 'Couriers', about, items: orders.map(item) })
}

function item(order: Order): string {
  const { orderId, status, total, remarks } = order
  const [from, to] = order.stops
  const buttons = nextStatuses(order).map(
    (each) => `<form method="post" action="/orders/${orderId}/${each}"><button>${each.toLowerCase().replaceAll('_', ' ')}</button></form>`,
  )
  return `<small>${orderId} · $${total}</small><p><strong>${status.toLowerCase().replaceAll('_', ' ')}</strong></p>
<p>${safe(from.address)} → ${safe(to.address)}</p><p>${safe(`${to.name ?? ''} ${to.phone ?? ''} ${remarks}`)}</p>${buttons.join('')}`
}
