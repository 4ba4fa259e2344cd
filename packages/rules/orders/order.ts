/** The ways of dining: takeaway 1, delivery 2, dine-in 5, the codes of the spec's category map (spec 5.5, 9.6). */
export const orderTypes = { takeaway: 1, delivery: 2, dineIn: 5 } as const
export type OrderType = (typeof orderTypes)[keyof typeof orderTypes]

/** The wire's codes of where an order is; what is ready has one for the rider and one for the guest who collects, at the counter or table. */
export const orderStatuses = {
  paymentPending: 1,
  placed: 7,
  accepted: 10,
  preparing: 12,
  delivering: 14,
  readyForGuest: 18,
  collectionOverdue: 20,
  readyForRider: 21,
  completed: 100,
  cancelled: -1,
} as const
export type OrderStatus = (typeof orderStatuses)[keyof typeof orderStatuses]

/** The states of an order, in the order of a life. */
export const orderStates = [
  'paymentPending',
  'placed',
  'accepted',
  'preparing',
  'ready',
  'delivering',
  'collectionOverdue',
  'completed',
  'cancelled',
] as const
export type OrderState = (typeof orderStates)[number]

/** The wire code of a state. */
export function stateCode(state: OrderState, orderType: OrderType): OrderStatus {
  if (state !== 'ready') return orderStatuses[state]
  return orderType === orderTypes.delivery ? orderStatuses.readyForRider : orderStatuses.readyForGuest
}

/** The state that a wire code names, or null for a code that names none. */
export function stateOf(code: number): OrderState | null {
  if (code === orderStatuses.readyForRider || code === orderStatuses.readyForGuest) return 'ready'
  return orderStates.find((state) => state !== 'ready' && orderStatuses[state] === code) ?? null
}

/** Accepted orders and those that are prepared are the kitchen's. */
export function isInKitchen(state: OrderState): boolean {
  return state === 'accepted' || state === 'preparing'
}

/** Completed and cancelled orders have ended: nothing follows. */
export function hasEnded(state: OrderState): boolean {
  return state === 'completed' || state === 'cancelled'
}
