import { addMinutes } from '@harbour/rules'
import { worker } from '../../../platform/workers/worker.ts'
import type { PushDeps } from '../deps.ts'
import { nextTry } from '../next-try.ts'
import { newOrderPayload } from './new-order-notification.ts'
import { wakesDue, type WakeTask } from './tablet-wake-store.ts'

type WakeDeps = Pick<PushDeps, 'tabletWakes' | 'push' | 'orders' | 'clock' | 'log'>

/** The minutes for which a process has a tablet to itself; a push service is given less to answer. */
const inHandMinutes = 0.5
/** The minutes for which an order is news to a tablet, after which it is told once more, for as long. */
const newsMinutes = 2
/** The pause after which a tablet that is awake is looked at again, in milliseconds: it may fall asleep meanwhile. */
const lookEvery = 15_000
/** Of what a push service has for a tablet, only the latest order counts. */
const topic = 'new-order'

/**
 * Wakes tablets that are asleep where an order of their shop waits: once within two minutes, and once more in the two after them. Whatever is answered meanwhile is
 * dropped. A push whose answer was lost is sent again.
 */
export const wakeTablets = worker<WakeDeps, WakeTask>({
  name: 'waking tablets',
  due: wakesDue,
  claim: ({ tabletWakes, clock }, most) => tabletWakes.claim({ now: clock.now(), until: addMinutes(clock.now(), inHandMinutes), most }),
  run: wake,
})

async function wake(task: WakeTask, { tabletWakes, push, orders, clock, log }: WakeDeps): Promise<void> {
  const now = clock.now()
  const again = addMinutes(task.placedAt, newsMinutes)
  const until = addMinutes(now < again ? task.placedAt : again, newsMinutes)
  const order = now < until ? await orders.one(task.orderId) : undefined
  if (order?.state !== 'placed') return tabletWakes.done(task)
  if (!task.asleep) return tabletWakes.again({ ...task, tries: 0 }, now + lookEvery)
  const outcome = await push.send(task, { payload: newOrderPayload(order, task.seq, task.language), topic, until, urgency: 'high' })
  if (outcome === 'unsure') return tabletWakes.again(task, nextTry(clock.now(), task.tries))
  if (outcome === 'gone') return tabletWakes.forget(task)
  if (outcome === 'refused') log.warn({ push: 'a push service refused to wake a tablet' })
  return outcome === 'sent' && now < again ? tabletWakes.again({ ...task, tries: 0 }, again) : tabletWakes.done(task)
}
