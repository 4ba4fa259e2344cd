import { stateCode, type Instant, type OrderState, type OrderType } from '@harbour/rules'

/** One step of one order, as the database tells it to every process. */
export type Notice = { orderId: string; seq: number; status: number; ended: boolean; at: Instant; storeId: string }

/** Reads `orderId seq state at storeId orderType`, which the statements of orders write. */
export function readNotice(text: string): Notice {
  const [orderId = '', seq, state, at, storeId = '', orderType] = text.split(' ')
  // `as`: we wrote the words ourselves, and only these.
  const status = stateCode(state as OrderState, Number(orderType) as OrderType)
  return { orderId, seq: Number(seq), status, ended: state === 'completed' || state === 'cancelled', at: Number(at), storeId }
}
