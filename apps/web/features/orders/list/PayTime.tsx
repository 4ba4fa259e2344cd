import type { OrderCard } from '@harbour/protocol'
import { usePayTime } from '../../../entities/payment/pay-time.ts'

/** The time for which an order can still be paid. */
export function PayTime({ order, className }: { order: OrderCard; className: string }) {
  return (
    <span className={`${className} num`} role="timer">
      {usePayTime(order)}
    </span>
  )
}
