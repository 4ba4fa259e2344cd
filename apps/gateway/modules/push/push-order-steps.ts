import { addMinutes, notificationMinutes, notificationKind } from '@harbour/rules'
import type { PushDeps } from './deps.ts'
import { nextTry } from './next-try.ts'
import { notificationPayload } from './order-notification.ts'
import { pushesDue, type PushTask } from './subscription-store.ts'
import { telemetry } from '../../platform/telemetry/telemetry.ts'
import { worker } from '../../platform/workers/worker.ts'

export type PushOrderStepsDeps = Pick<PushDeps, 'pushes' | 'push' | 'orders' | 'catalogue' | 'clock' | 'log'>

/** The minutes for which a process has a message to itself; a push service is given less to answer. */
const inHandMinutes = 0.5

/**
 * Tells browsers what has become of orders, and drops what nobody wants any more, what is no longer true and what comes too late. A message whose
 * answer was lost is sent again under its old name: the browser shows it once.
 */
export const pushOrderSteps = worker<PushOrderStepsDeps, PushTask>({
  name: 'push news',
  due: pushesDue,
  claim: ({ pushes, clock }, most) => pushes.claim({ now: clock.now(), until: addMinutes(clock.now(), inHandMinutes), most }),
  run: tell,
})

async function tell(task: PushTask, deps: PushOrderStepsDeps): Promise<void> {
  const { pushes, push, orders, catalogue, clock, log } = deps
  const order = task.wanted ? await orders.one(task.orderId) : undefined
  const news = order && notificationKind(task, order)
  const until = news ? addMinutes(task.at, notificationMinutes[news]) : 0
  if (!order || !news || clock.now() >= until) return pushes.done(task)
  const payload = notificationPayload(order, { news, seq: task.seq, language: task.language, catalogue })
  if (task.tries > 1) telemetry.providerRetried('webPush')
  const outcome = await push.send(task, { payload, topic: topicOf(task.orderId), until, urgency: 'high' })
  if (outcome === 'unsure') return pushes.again(task, nextTry(clock.now(), task.tries))
  if (outcome === 'gone') return pushes.unsubscribe(task)
  if (outcome === 'refused') log.warn({ push: 'a push service refused a message' })
  return pushes.done(task)
}

/** The topic of an order, whose latest message counts; it has 32 letters at most. */
function topicOf(orderId: string): string {
  return orderId.replaceAll('-', '')
}
