import { firstReminderLead, remindersDue } from '@harbour/rules'
import type { OrderingDeps } from '../deps.ts'
import { changeState } from '../change-state.ts'
import { unansweredDue, type UnansweredOrder } from '../store/due-orders.ts'
import { worker } from '../../../platform/worker.ts'

type RemindDeps = Pick<OrderingDeps, 'dueOrders' | 'orders' | 'clock' | 'log' | 'metrics'>

/**
 * Reminds shops of orders that they have not answered, and ends those that they do not answer at all; the guest's money goes back
 * (domain.md, Orders: reminded at two and four minutes, cancelled at eight). A reminder goes to the shop's stream, the log and the metrics.
 */
export const remindShops = worker({
  name: 'chasing shops',
  due: unansweredDue(firstReminderLead),
  claim: ({ dueOrders, clock }: RemindDeps, most) => dueOrders.unanswered({ now: clock.now(), lead: firstReminderLead, most }),
  run: remind,
})

async function remind({ orderId, storeId, answerBy, chased }: UnansweredOrder, deps: RemindDeps): Promise<void> {
  const { dueOrders, clock, log, metrics } = deps
  const now = clock.now()
  if (now >= answerBy) return giveUp(orderId, storeId, deps)
  const times = remindersDue(answerBy, now)
  if (times <= chased || !(await dueOrders.chased({ orderId, times }))) return
  metrics.shopReminded(storeId)
  log.warn({ shop: 'has not answered an order', storeId, orderId, times })
}

async function giveUp(orderId: string, storeId: string, deps: RemindDeps): Promise<void> {
  const find = async () => {
    const order = await deps.orders.one(orderId)
    return order?.state === 'placed' ? order : undefined
  }
  const ended = await changeState({ find, to: 'cancelled', by: 'system', reason: 'noAnswer' }, deps)
  if (typeof ended !== 'string') deps.log.warn({ shop: 'never answered an order, which is cancelled', storeId, orderId })
}
