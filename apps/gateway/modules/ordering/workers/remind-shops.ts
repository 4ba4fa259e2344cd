import { firstReminderLead, remindersDue } from '@harbour/rules'
import type { OrderingDeps } from '../deps.ts'
import { changeState } from '../change-state.ts'
import { reminderMessages } from '../reminder-messages.ts'
import { unansweredDue, type UnansweredOrder } from '../store/due-orders.ts'
import type { AlsoWritten } from '../../../platform/database/database.ts'
import { worker } from '../../../platform/workers/worker.ts'

type RemindDeps = Pick<OrderingDeps, 'dueOrders' | 'orders' | 'catalogue' | 'staff' | 'messenger' | 'clock' | 'log' | 'metrics'>

/**
 * Reminds shops of orders that they have not answered, and ends those that they do not answer at all; the guest's money goes back
 * (domain.md, Orders: reminded at two and four minutes, cancelled at eight). A reminder goes to the shop's stream, the log and the metrics, and in the same
 * transaction out of the room: by email to its managers, the second by SMS to its phone.
 */
export const remindShops = worker({
  name: 'chasing shops',
  due: unansweredDue(firstReminderLead),
  claim: ({ dueOrders, clock }: RemindDeps, most) => dueOrders.unanswered({ now: clock.now(), lead: firstReminderLead, most }),
  run: remind,
})

async function remind(order: UnansweredOrder, deps: RemindDeps): Promise<void> {
  const { orderId, storeId, answerBy, chased } = order
  const now = deps.clock.now()
  if (now >= answerBy) return giveUp(orderId, storeId, deps)
  const times = remindersDue(answerBy, now)
  if (times <= chased || !(await note(order, times, deps))) return
  deps.metrics.shopReminded(storeId)
  deps.log.warn({ shop: 'has not answered an order', storeId, orderId, times })
}

/** Notes a reminder, and with it what leaves the room; a fault of that is logged, and costs the shop's own reminder nothing. */
async function note(order: UnansweredOrder, times: number, deps: RemindDeps): Promise<boolean> {
  const { orderId, storeId } = order
  try {
    return await deps.dueOrders.chased({ orderId, times }, await sendingOf(order, times, deps))
  } catch (error) {
    deps.log.warn({ shop: 'is reminded in the shop alone', storeId, orderId, fault: error instanceof Error ? error.name : typeof error })
    return deps.dueOrders.chased({ orderId, times })
  }
}

async function sendingOf(order: UnansweredOrder, times: number, deps: RemindDeps): Promise<AlsoWritten> {
  const { catalogue, clock, messenger } = deps
  const shop = catalogue.shop(order.storeId)
  const messages = shop ? await reminderMessages(shop, { ...order, times }, deps) : []
  const terms = { userId: null, at: clock.now(), until: order.answerBy }
  return async (rows) => {
    for (const message of messages) await messenger.send(rows, message, terms)
  }
}

async function giveUp(orderId: string, storeId: string, deps: RemindDeps): Promise<void> {
  const find = async () => {
    const order = await deps.orders.one(orderId)
    return order?.state === 'placed' ? order : undefined
  }
  const ended = await changeState({ find, to: 'cancelled', by: 'system', reason: 'noAnswer' }, deps)
  if (typeof ended !== 'string') deps.log.warn({ shop: 'never answered an order, which is cancelled', storeId, orderId })
}
