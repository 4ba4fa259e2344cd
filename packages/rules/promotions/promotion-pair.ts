import type { Service } from '../menu/product.ts'
import type { OrderType } from '../orders/order.ts'

/** The part of a promotion that says when, where and beside what it holds; `pids` are the dishes that it sells for less. */
export type PairedPromotion = {
  kind: 'spend' | 'gift' | 'second' | 'addOn'
  stacks: boolean
  orderTypes?: readonly OrderType[] | undefined
  service?: Service | undefined
  dates?: { startDate: string; endDate: string } | undefined
  storeIds?: readonly string[] | undefined
  pids: readonly string[]
}

/**
 * Two promotions beside one another: `apart`, they never hold for the same order; `better`, an order has the one that takes more off; `sharing`, both hold, and a dish that
 * both want goes to one of them; `both`.
 */
export type PromotionPair = 'apart' | 'better' | 'sharing' | 'both'

/** The way in which two promotions go together, the same in whichever order they are named. */
export function promotionPair(one: PairedPromotion, other: PairedPromotion): PromotionPair {
  if (!mayMeet(one, other)) return 'apart'
  if (!standsBeside(one) && !standsBeside(other)) return 'better'
  return one.pids.some((pid) => other.pids.includes(pid)) ? 'sharing' : 'both'
}

/** A gift stands beside whatever else there is. */
const standsBeside = ({ stacks, kind }: PairedPromotion): boolean => stacks || kind === 'gift'

function mayMeet(one: PairedPromotion, other: PairedPromotion): boolean {
  const [a, b] = [one.dates, other.dates]
  if (a && b && (a.endDate < b.startDate || b.endDate < a.startDate)) return false
  return meet(one.orderTypes, other.orderTypes) && meet(one.storeIds, other.storeIds) && timesMeet(one.service, other.service)
}

/** Two lists meet where they share one; a list that is left out does not limit. */
const meet = <Each>(one: readonly Each[] | undefined, other: readonly Each[] | undefined): boolean =>
  !one || !other || one.some((each) => other.includes(each))

/** A window that runs past midnight may meet one of the next day: it is taken for one that does. */
function timesMeet(one: Service | undefined, other: Service | undefined): boolean {
  if (!one || !other) return true
  const windows = one.windows ?? allDay
  const meeting = windows.some((a) => (other.windows ?? allDay).some((b) => windowsMeet(a, b)))
  const overnight = [...windows, ...(other.windows ?? [])].some(({ start, end }) => end <= start)
  return meeting && (overnight || meet(one.weekdays, other.weekdays))
}

const allDay = [{ start: '00:00', end: '24:00' }]
type Window = { start: string; end: string }

/** The end of a window is not of it. */
const windowsMeet = (a: Window, b: Window): boolean => a.end <= a.start || b.end <= b.start || (a.start < b.end && b.start < a.end)
