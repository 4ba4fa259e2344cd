import { acceptedPromise } from '@harbour/rules'
import { dayAndTime, timeOfDay } from '../../lib/format.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import type { ShopOrder } from '../orders/shop-order.ts'

/** The time that the guest will see once the order is accepted now with these minutes. */
export function GuestSees({ order: { travelMinutes }, minutes }: { order: ShopOrder; minutes: number }) {
  const time = useAtServerTime((now) => timeOfDay(acceptedPromise({ makeMinutes: minutes, travelMinutes }, now).to))
  return (
    <div className="ala__sees">
      <p>
        <b>{m.alarm_guest_sees()}</b>
        <output>{time}</output>
      </p>
      <small>{travelMinutes > 0 ? m.alarm_sum_way({ minutes, way: travelMinutes }) : m.alarm_sum({ minutes })}</small>
    </div>
  )
}

/** The moment for which a preorder is wanted, and from when on the kitchen makes it; its time was promised when it was placed. */
export function PreorderFor({ wantedAt, fireAt }: { wantedAt: number; fireAt: number | null }) {
  return (
    <div className="ala__sees ala__sees--preorder">
      <p>
        <b>{m.alarm_preorder()}</b>
        <output>{dayAndTime(wantedAt)}</output>
      </p>
      {fireAt !== null && <small>{m.alarm_fires({ time: dayAndTime(fireAt) })}</small>}
    </div>
  )
}
