import type { previewOrder, Refusal } from '@harbour/protocol'
import type { Door } from '../../../entities/address/door.ts'
import type { PhoneVerdict } from '../../../entities/contact/phone.ts'

/** An obstacle between a guest and the order; they stand in the order in which they can be put right. */
export type Obstacle =
  | 'offline'
  | 'shop'
  | 'address'
  | 'area'
  | 'orderType'
  | 'closed'
  | 'time'
  | 'changed'
  | 'minimum'
  | keyof Door
  | 'name'
  | 'phone'
  | 'phoneWrong'
  | 'method'
  | 'locker'
  | 'quarantine'
  | 'age'
  | 'underAge'

export type Readiness = {
  delivering: boolean
  shopChosen: boolean
  addressGiven: boolean
  /** Something that the screen needs could not be loaded. */
  lost: boolean
  /** The server's reason for not even pricing the order. */
  refusal: Refusal<typeof previewOrder> | undefined
  /** False once the server has said that the shop takes no orders now, and the order is for now. */
  open: boolean
  /** False once the server has said that the chosen time cannot be had. */
  timeFits: boolean
  /** Lines that cannot be ordered as they are. */
  changed: boolean
  belowMinimum: boolean
  /** The first part of the door that is still to be said, where a building was all that was asked before. */
  doorGap?: keyof Door
  /** A delivery, or much to be paid in cash: who takes it is to be named. */
  contactNeeded: boolean
  contact: { name: string; phone: PhoneVerdict['state'] | 'unknown' }
  /** The guest could choose how to pay and has not. */
  methodMissing: boolean
  /** A locker is chosen and the order does not go into one. */
  lockerUnfit: boolean
  /** The brand asks about home quarantine and has no answer. */
  quarantineMissing: boolean
  /** The order holds alcohol, and the guest has declared no age, or one that is too young. */
  age: 'AGE_REQUIRED' | 'UNDER_AGE' | undefined
}

/** The first thing that is missing; undefined when the order may go. A contact is asked for where it is needed, and completed once begun. */
export function orderObstacle(order: Readiness): Obstacle | undefined {
  const { delivering, contact } = order
  if (delivering ? !order.addressGiven : !order.shopChosen) return delivering ? 'address' : 'shop'
  if (order.refusal === 'OUT_OF_SERVICE_AREA' || !order.shopChosen) return 'area'
  if (order.refusal === 'ORDER_TYPE_UNAVAILABLE' || order.refusal === 'STORE_UNKNOWN') return delivering ? 'area' : 'orderType'
  if (!order.open) return 'closed'
  if (!order.timeFits) return 'time'
  if (order.lost) return 'offline'
  if (order.changed) return 'changed'
  if (order.belowMinimum) return 'minimum'
  return order.doorGap ?? contactObstacle(order.contactNeeded, contact) ?? unsaid(order)
}

function unsaid({ methodMissing, lockerUnfit, quarantineMissing, age }: Readiness): Obstacle | undefined {
  if (methodMissing) return 'method'
  if (lockerUnfit) return 'locker'
  if (quarantineMissing) return 'quarantine'
  if (age === 'UNDER_AGE') return 'underAge'
  return age && 'age'
}

function contactObstacle(required: boolean, { name, phone }: Readiness['contact']): Obstacle | undefined {
  const named = name.trim() !== ''
  if (!required && !named && phone === 'empty') return undefined
  if (!named) return 'name'
  if (phone === 'empty') return 'phone'
  return phone === 'good' || phone === 'unknown' ? undefined : 'phoneWrong'
}
