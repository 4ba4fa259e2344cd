import type { RiderRecord } from '../../modules/ordering/store/rider-locker-store.ts'
import { stateCode, type Instant, type OrderState, type OrderType } from '@harbour/rules'

/** One step of one order, as the database tells it to every process. `storeId` is empty while the shop knows nothing of it, since it is not paid. */
export type OrderEventMessage = { orderId: string; seq: number; status: number; ended: boolean; at: Instant; storeId: string }

/** A shop has not answered an order, and is reminded of it once more. */
export type ShopReminder = { orderId: string; storeId: string; times: number }

/** Reads `orderId storeId times`, which the statement of reminders writes. */
export function readShopReminder(text: string): ShopReminder {
  const [orderId = '', storeId = '', times] = text.split(' ')
  return { orderId, storeId, times: Number(times) }
}

/** Reads `orderId seq state at storeId orderType`, which the statements of orders write; of what is no step, for its shop alone, `at` is 0. */
export function readOrderEventMessage(text: string): OrderEventMessage {
  const [orderId = '', seq, state, at, storeId = '', orderType] = text.split(' ')
  // `as`: we wrote the words ourselves, and only these.
  const status = stateCode(state as OrderState, Number(orderType) as OrderType)
  return { orderId, seq: Number(seq), status, ended: state === 'completed' || state === 'cancelled', at: Number(at), storeId }
}

/** A rider's position with an order, as the database tells it to every process. */
export type RiderPosition = { orderId: string; rider: RiderRecord }

/** Reads `orderId rider`, which the statement of riders writes. */
export function readRiderPosition(text: string): RiderPosition {
  const space = text.indexOf(' ')
  return { orderId: text.slice(0, space), rider: JSON.parse(text.slice(space + 1)) as RiderRecord } // `as`: we wrote it ourselves
}
