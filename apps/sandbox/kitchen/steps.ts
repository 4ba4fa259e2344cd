/** What a till knows of an order: the wire codes of its state and type, how long it takes, in minutes, and when a preorder is to be begun. */
export type TillOrder = {
  orderId: string
  orderType: number
  status: number
  makeMinutes: number
  travelMinutes: number
  fireAt: string | null
}

/** What a kitchen does next: the wire code of the new state, and how long until then, in minutes. */
export type Step = { status: number; afterMinutes: number }

const delivery = 2
const secondsToNotice = 20

/** The next step a well-run shop takes with an order; none once it has ended or is not the shop's to move. */
export function nextStep({ orderType, status, makeMinutes, travelMinutes, fireAt }: TillOrder): Step | undefined {
  switch (status) {
    case 7: // placed
      return { status: 10, afterMinutes: secondsToNotice / 60 }
    case 10: // accepted: the guest may still take it back for a while; a preorder waits until the gateway begins with it
      return fireAt === null ? { status: 12, afterMinutes: 1.5 } : undefined
    case 12: // preparing
      return { status: orderType === delivery ? 21 : 18, afterMinutes: makeMinutes }
    case 21: // ready: the rider takes it
      return { status: 14, afterMinutes: 2 }
    case 14: // delivering
      return { status: 100, afterMinutes: travelMinutes }
    case 18: // ready: the guest comes for it
    case 20:
      return { status: 100, afterMinutes: 3 }
    default:
      return undefined
  }
}
