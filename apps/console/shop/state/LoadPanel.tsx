import { momentWords, timeOfDay } from '../../lib/format.ts'
import { listWords } from '../../lib/list-words.ts'
import { serverNow, useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { useShopOrders } from '../orders/use-shop-orders.ts'
import { columnOf } from '../orders/order-columns.ts'
import './LoadPanel.css'
import { ordersByQuarter } from './state-choices.ts'

/** The orders that are promised in the next hour and a half, and the preorders still to come. */
export function LoadPanel() {
  const { orders } = useShopOrders()
  useAtServerTime((now) => Math.floor(now / 60_000))
  const now = serverNow()
  const toMake = orders.filter((order) => columnOf(order) === 'new' || columnOf(order) === 'making')
  const quarters = ordersByQuarter(
    toMake.map(({ etaHigh, travelMinutes }) => etaHigh - travelMinutes * 60_000),
    now,
  )
  const most = Math.max(4, ...quarters.map(({ count }) => count))
  const preorders = toMake.filter(({ fireAt }) => fireAt !== null && fireAt > now).toSorted((a, b) => (a.wantedAt ?? 0) - (b.wantedAt ?? 0))
  return (
    <section className="load">
      <h2>{m.state_load()}</h2>
      <table>
        <caption className="visually-hidden">{m.state_load()}</caption>
        <tbody>
          {quarters.map(({ from, count }) => (
            <tr key={from}>
              <th scope="row">{timeOfDay(from)}</th>
              <td>
                <meter className="load__bar" min={0} max={most} value={count} aria-hidden />
              </td>
              <td>{m.state_orders({ count })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{m.state_preorders()}</h2>
      {preorders.length === 0 && <p>{m.state_no_preorders()}</p>}
      <ul>
        {preorders.map(({ orderId, wantedAt, pickupNo, lines }) => (
          <li key={orderId}>
            <b>{momentWords(wantedAt ?? 0, serverNow())}</b> {pickupNo} · {listWords(lines.map(({ name, num }) => `${name} ×${num}`))}
          </li>
        ))}
      </ul>
    </section>
  )
}
