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
  return isOfHandover(reason) && !handedOver.includes(order.state) ? 'CHANGE_ILLEGAL' : undefined
}

const handedOver: readonly OrderState[] = ['ready', 'delivering', 'collectionOverdue']

/** Says whether an order is cancelled for this reason because its handover has failed. */
export const isOfHandover = (reason: string | null): boolean => reason === 'refusedAtDoor' || reason === 'ageNotShown'
