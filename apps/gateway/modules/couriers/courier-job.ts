import { isPaidAtHandover, orderTypes, regions, type OrderState } from '@harbour/rules'
import { localize } from '../../platform/localized-text.ts'
import { namedShop } from '../catalogue/shop-overlay.ts'
import { internationalPhone } from '../members/international-phone.ts'
import { asksForAge } from '../ordering/order-card.ts'
import type { OrderRecord } from '../ordering/order.ts'
import type { CourierCompany, CourierJob, CourierStop } from './courier-company.ts'
import type { Call } from './deps.ts'

/** The reason why no courier can be called for an order. */
export type CourierObstacle = 'ORDER_UNKNOWN' | 'NOT_FOR_COURIER' | 'AGE_CHECK_NEEDED' | 'COURIER_NONE'
/** An order with the company that can bring it, and what that is to do. */
export type Bookable = { order: OrderRecord; company: CourierCompany; job: CourierJob }

const beingMade: readonly OrderState[] = ['preparing', 'ready']

/** Gives whether a courier can be booked for an order of the shop, as `courierJob` has it; it is unknown where it is another shop's, or not paid. */
export async function bookable(
  { storeId, orderId }: { storeId: string; orderId: string },
  call: Pick<Call, 'orders' | 'catalogue' | 'couriers'>,
): Promise<Bookable | CourierObstacle> {
  const order = await call.orders.ofShop(orderId, storeId)
  return !order || order.state === 'paymentPending' ? 'ORDER_UNKNOWN' : courierJob(order, call)
}

/** A delivery that is being made or is ready, and whose courier has no cash to collect and no age to check, with the company of its shop's market; or why it is none. */
export function courierJob(order: OrderRecord, call: Pick<Call, 'catalogue' | 'couriers'>): Bookable | CourierObstacle {
  const isDelivery = order.orderType === orderTypes.delivery && beingMade.includes(order.state)
  if (!isDelivery || (isPaidAtHandover(order.payMethod) && order.total > 0)) return 'NOT_FOR_COURIER'
  if (asksForAge(order)) return 'AGE_CHECK_NEEDED'
  const [company, to] = [call.couriers.of(regions[order.brand].code), doorOf(order)]
  const from = shopStop(order, call)
  if (!company || !from) return 'COURIER_NONE'
  return to ? { order, company, job: { market: regions[order.brand].code, from, to } } : 'NOT_FOR_COURIER'
}

/** The shop as a courier finds it, in its order's language; undefined where nobody could call it. */
function shopStop({ storeId, brand, language }: OrderRecord, { catalogue }: Pick<Call, 'catalogue'>): CourierStop | undefined {
  const shop = namedShop(storeId, catalogue)
  const phone = internationalPhone(shop.phone, brand)
  return phone === null
    ? undefined
    : { ...shop.point, address: localize(shop.address, language), name: localize(shop.name, language), phone }
}

/** The guest's door, with what the guest has said of it; undefined where nobody could call the guest. The allergies of a guest are the kitchen's alone. */
function doorOf({ destination, contact, brand, handover, pickupNo }: OrderRecord): CourierJob['to'] | undefined {
  const phone = contact && internationalPhone(contact.phone, brand)
  if (!destination || !contact || !phone) return undefined
  const { fullAddress, building, floor, flat, lat, lng } = destination
  const address = [fullAddress, building, floor && `${floor}/F`, flat].filter(Boolean).join(', ')
  const atDoor = handover === 'door' ? '放門口 Leave at the door' : ''
  return { lat, lng, address, name: contact.name, phone, note: [`#${pickupNo}`, atDoor, destination.note].filter(Boolean).join(' · ') }
}
