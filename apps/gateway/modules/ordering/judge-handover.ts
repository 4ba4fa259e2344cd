import { isPaidAtHandover, type Cents, type OrderState } from '@harbour/rules'
import { asksForAge } from './order-card.ts'
import type { OrderRecord } from './order.ts'

/** A step as somebody of the shop takes it: where the order goes, why, and the cash that was collected for it where that was said. */
type Step = { to: OrderState; reason: string | null; collected: Cents | undefined }
type HandedOver = Pick<OrderRecord, 'state' | 'payMethod' | 'total' | 'ageDeclared' | 'lines'>

/** The reason why an order cannot be handed over, or fail to be, as it is said; undefined where it can as far as that goes. One that is cancelled already may be said to be. */
export function handoverObstacle(
  order: HandedOver,
  { to, reason, collected }: Step,
): 'CHANGE_ILLEGAL' | 'CASH_UNWANTED' | 'SUM_TOO_LARGE' | undefined {
  if (collected !== undefined && (to !== 'completed' || !isPaidAtHandover(order.payMethod))) return 'CASH_UNWANTED'
  if (collected !== undefined && collected > order.total) return 'SUM_TOO_LARGE'
  if (to !== 'cancelled' || order.state === 'cancelled') return undefined
  if (reason === 'ageNotShown' && !asksForAge(order)) return 'CHANGE_ILLEGAL'
  const isOfHandover = reason === 'refusedAtDoor' || reason === 'ageNotShown'
  return isOfHandover && order.state !== 'ready' && order.state !== 'delivering' ? 'CHANGE_ILLEGAL' : undefined
}
