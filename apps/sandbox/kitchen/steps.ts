export type Point = { lat: number; lng: number }

/** A till's view of an order: the wire codes of its state and type, how long it takes, in minutes, when a preorder is to be begun, where it goes, and whether it asked for a locker and lies in one. */
export type TillOrder = {
  orderId: string
  orderType: number
  status: number
  makeMinutes: number
  travelMinutes: number
  fireAt: string | null
  destination: Point | null
  handover: string | null
  locker: object | null
}

/** The next step of a kitchen: the wire code of the new state, how long until then, in minutes, and whether the food is put into a locker. */
export type Step = { status: number; afterMinutes: number; intoLocker?: boolean }

const delivery = 2
const secondsToNotice = 20
const minutesInLocker = 6

/** The next step a well-run shop takes with an order; none once it has ended or is not the shop's to move. */
export function nextStep({ orderType, status, makeMinutes, travelMinutes, fireAt, handover, locker }: TillOrder): Step | undefined {
  switch (status) {
    case 7: // placed
      return { status: 10, afterMinutes: secondsToNotice / 60 }
    case 10: // accepted: the guest may still take it back for a while; a preorder waits until the gateway begins with it
      return fireAt === null ? { status: 12, afterMinutes: 1.5 } : undefined
    case 12: // preparing
      return { status: orderType === delivery ? 21 : 18, afterMinutes: makeMinutes }
    case 21: // ready: the rider takes it
      return { status: 14, afterMinutes: 2 }
    case 14: // delivering: to the door, or to a locker, from where the guest fetches it
      if (handover !== 'locker') return { status: 100, afterMinutes: travelMinutes }
      return locker ? { status: 100, afterMinutes: minutesInLocker } : { status: 14, afterMinutes: travelMinutes, intoLocker: true }
    case 18: // ready: the guest comes for it
    case 20:
      return { status: 100, afterMinutes: 3 }
    default:
      return undefined
  }
}
