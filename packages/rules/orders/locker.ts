import { addMinutes, type Instant } from '../time/clock.ts'
import { orderTypes, type OrderState, type OrderType } from './order.ts'

const minutesInLocker = 15

/** The last moment at which food may be fetched from its locker: 15 minutes from the SMS that says so, that moment included (spec 9.12). */
export function lockerUntil(putAt: Instant): Instant {
  return addMinutes(putAt, minutesInLocker)
}

/** Says whether a shop may put an order into a locker in a state: a delivery that asked for one once it is under way, and what is collected once it is ready. */
export function goesInLocker({ orderType, handover }: { orderType: OrderType; handover: string | null }, state: OrderState): boolean {
  return orderType === orderTypes.delivery ? handover === 'locker' && state === 'delivering' : state === 'ready'
}
