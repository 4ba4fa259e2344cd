import { hasEnded, orderTypes, type OrderState, type OrderType } from './order.ts'

/** The state of an order's money on its way back; `failed` ones are put right by hand. */
export type RefundState = 'none' | 'arranged' | 'processing' | 'refunded' | 'failed' | 'manual'

/** The nine texts a guest reads (spec 4.42). */
export type GuestText =
  | 'paymentPending'
  | 'preparing'
  | 'readyForPickup'
  | 'delivering'
  | 'completed'
  | 'cancelled'
  | 'refundArranged'
  | 'refundProcessing'
  | 'refunded'

/**
 * The one of the nine texts that an order reads as (spec 4.42). Until it is ready it is being prepared, and a delivery stays so until the
 * rider has it. A refund speaks once the order has ended; one that failed is still in process for the guest.
 */
export function guestText(state: OrderState, orderType: OrderType, refund: RefundState = 'none'): GuestText {
  if (refund !== 'none' && hasEnded(state)) return refundTexts[refund]
  if (state === 'ready') return orderType === orderTypes.delivery ? 'preparing' : 'readyForPickup'
  return stateTexts[state]
}

export type TrackerKey = 'confirmed' | 'made' | 'delivering' | 'delivered' | 'preparing' | 'ready' | 'completed'
export type TrackerStep = { key: TrackerKey; progress: 'done' | 'now' | 'todo' }

/**
 * The steps of the tracker: four for a delivery, three for a pickup. `now` is the last one reached, once completed all are done,
 * before payment none is reached, and a cancelled order has no tracker.
 */
export function trackerSteps(orderType: OrderType, state: OrderState): TrackerStep[] {
  if (state === 'cancelled') return []
  const steps = orderType === orderTypes.delivery ? deliverySteps : pickupSteps
  const reached = steps.findLastIndex(({ from }) => ranks[state] >= ranks[from])
  return steps.map(({ key }, index) => ({ key, progress: progressOf(index, reached, state) }))
}

const refundTexts = {
  arranged: 'refundArranged',
  processing: 'refundProcessing',
  failed: 'refundProcessing',
  manual: 'refundProcessing',
  refunded: 'refunded',
} as const satisfies Record<Exclude<RefundState, 'none'>, GuestText>

const stateTexts = {
  paymentPending: 'paymentPending',
  placed: 'preparing',
  accepted: 'preparing',
  preparing: 'preparing',
  delivering: 'delivering',
  collectionOverdue: 'readyForPickup',
  completed: 'completed',
  cancelled: 'cancelled',
} as const satisfies Record<Exclude<OrderState, 'ready'>, GuestText>

/** The rank of a state along the way. */
const ranks: Record<Exclude<OrderState, 'cancelled'>, number> = {
  paymentPending: 0,
  placed: 1,
  accepted: 2,
  preparing: 3,
  ready: 4,
  delivering: 5,
  collectionOverdue: 5,
  completed: 6,
}

type Step = { key: TrackerKey; from: Exclude<OrderState, 'cancelled'> }

const deliverySteps: Step[] = [
  { key: 'confirmed', from: 'placed' },
  { key: 'made', from: 'ready' },
  { key: 'delivering', from: 'delivering' },
  { key: 'delivered', from: 'completed' },
]

const pickupSteps: Step[] = [
  { key: 'preparing', from: 'placed' },
  { key: 'ready', from: 'ready' },
  { key: 'completed', from: 'completed' },
]

function progressOf(index: number, reached: number, state: OrderState): TrackerStep['progress'] {
  if (index < reached || state === 'completed') return 'done'
  return index === reached ? 'now' : 'todo'
}
