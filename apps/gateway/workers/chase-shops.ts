import { chaseLead, chasesDue } from '@harbour/rules'
import type { Context } from '../context.ts'
import { changeState } from '../ordering/change-state.ts'
import type { UnansweredOrder } from '../store/due-orders.ts'
import { worker } from './worker.ts'

type House = Pick<Context, 'dueOrders' | 'orders' | 'clock' | 'log' | 'metrics'>

/**
 * Reminds shops of orders that they have not answered, and ends those that they do not answer at all; the guest's money goes back
 * (domain.md, Orders: chased at two and four minutes, cancelled at eight). A chase goes to the shop's stream, the log and the metrics.
 */
export const chaseShops = worker({
  name: 'chasing shops',
  every: 2000,
  take: ({ dueOrders, clock }: House, most) => dueOrders.unanswered({ now: clock.now(), lead: chaseLead, most }),
  deed: chase,
})

async function chase({ orderId, storeId, answerBy, chased }: UnansweredOrder, house: House): Promise<void> {
  const { dueOrders, clock, log, metrics } = house
  const now = clock.now()
  if (now >= answerBy) return giveUp(orderId, storeId, house)
  const times = chasesDue(answerBy, now)
  if (times <= chased || !(await dueOrders.chased({ orderId, times }))) return
  metrics.chase(storeId)
  log.warn({ shop: 'has not answered an order', storeId, orderId, times })
}

async function giveUp(orderId: string, storeId: string, house: House): Promise<void> {
  const find = async () => {
    const order = await house.orders.one(orderId)
    return order?.state === 'placed' ? order : undefined
  }
  const ended = await changeState({ find, to: 'cancelled', by: 'system', reason: 'noAnswer' }, house)
  if (typeof ended !== 'string') house.log.warn({ shop: 'never answered an order, which is cancelled', storeId, orderId })
}
