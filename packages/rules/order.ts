/** How the guest eats: takeaway 1, delivery 2, dine-in 5, the codes of the spec's category map (spec 5.5, 9.6). */
export const orderTypes = { takeaway: 1, delivery: 2, dineIn: 5 } as const
export type OrderType = (typeof orderTypes)[keyof typeof orderTypes]

/** The states of an order with their wire codes; `ready` has one for the rider and one for the guest who collects, at the counter or table. */
export const orderStates = {
  paymentPending: { delivery: 1, pickup: 1 },
  placed: { delivery: 7, pickup: 7 },
  accepted: { delivery: 10, pickup: 10 },
  preparing: { delivery: 12, pickup: 12 },
  ready: { delivery: 21, pickup: 18 },
  delivering: { delivery: 14, pickup: 14 },
  collectionOverdue: { delivery: 20, pickup: 20 },
  completed: { delivery: 100, pickup: 100 },
  cancelled: { delivery: -1, pickup: -1 },
} as const
export type OrderState = keyof typeof orderStates
export type StateCode = (typeof orderStates)[OrderState]['delivery' | 'pickup']

/** Every state's name, in the order of a life. */
export const orderStateNames = Object.keys(orderStates) as OrderState[] // keys of the table above, typed

/** The wire code of a state. */
export function stateCode(state: OrderState, orderType: OrderType): StateCode {
  return orderStates[state][orderType === orderTypes.delivery ? 'delivery' : 'pickup']
}

/** The state that a wire code names, or null for a code that names none. */
export function stateOf(code: number): OrderState | null {
  return orderStateNames.find((state) => orderStates[state].delivery === code || orderStates[state].pickup === code) ?? null
}

/** Completed and cancelled orders have ended: nothing follows. */
export function hasEnded(state: OrderState): boolean {
  return state === 'completed' || state === 'cancelled'
}
