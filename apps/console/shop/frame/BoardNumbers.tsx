import { serverNow, useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { useLineState } from '../orders/line-state.ts'
import { columnOf } from '../orders/order-columns.ts'
import type { BoardOrder } from '../orders/queued-step.ts'
import { useStepQueue } from '../orders/step-queue.ts'
import { useShopOrders } from '../orders/use-shop-orders.ts'

/** The numbers of the top bar: orders in hand, how long making takes, and what is late; without a line also what waits to be sent. */
export function BoardNumbers() {
  const { orders } = useShopOrders()
  const line = useLineState()
  const unsent = useStepQueue(({ waiting }) => waiting.length)
  const late = useAtServerTime((now) => lateCount(orders, now))
  if (line === 'opening') return <span className="st__stat" />
  if (line === 'offline')
    return (
      <span className="st__stat">
        <Figure count={orders.length} words={m.stand_in_hand()} />
        {unsent > 0 && <Figure count={unsent} words={m.stand_unsent()} alert />}
      </span>
    )
  const minutes = makingMinutes(orders)
  return (
    <span className="st__stat">
      <Figure count={orders.length} words={m.frame_in_progress()} />
      {minutes > 0 && <Figure count={minutes} words={m.frame_making_minutes()} />}
      {late > 0 && <Figure count={late} words={m.frame_late()} alert />}
    </span>
  )
}

function Figure({ count, words, alert = false }: { count: number; words: string; alert?: boolean }) {
  return (
    <span className={alert ? 'is-late' : undefined}>
      <b>{count}</b>
      {words}
    </span>
  )
}

const lateCount = (orders: readonly BoardOrder[], now: number): number =>
  orders.filter((order) => columnOf(order) !== 'new' && now > order.etaHigh).length

/** The minutes that making takes now, on the average of what is being made. */
function makingMinutes(orders: readonly BoardOrder[]): number {
  const now = serverNow()
  const making = orders.filter((order) => columnOf(order) === 'making' && (order.fireAt ?? 0) <= now)
  return making.length === 0 ? 0 : Math.round(making.reduce((sum, { makeMinutes }) => sum + makeMinutes, 0) / making.length)
}
