import type { OrderDetail } from '@harbour/protocol'
import { timeliness, type Instant, type Timeliness } from '@harbour/rules'
import { orderState } from '../../../entities/order/order-progress.ts'

/** Tells whether an order keeps its time, as far as anybody waits for it. */
export const keepsTime = (order: OrderDetail, now: Instant): Timeliness | null => timeliness({ ...order, state: orderState(order) }, now)
