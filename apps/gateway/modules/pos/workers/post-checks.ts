import type { Instant } from '@harbour/rules'
import { runLanes } from '../../../platform/workers/run-lanes.ts'
import { telemetry } from '../../../platform/telemetry/telemetry.ts'
import type { Worker } from '../../../platform/workers/worker.ts'
import type { PosDeps } from '../deps.ts'
import { posCheckOf } from '../pos-check.ts'
import type { PosSystem, PostedCheck } from '../pos-system.ts'
import { posChecksDue, type PosTask } from '../store/pos-checks.ts'

type Going = () => boolean
type PosCall = { pos: PosSystem; deps: PosDeps }
type Outcome = 'answered' | 'unknown'

const seconds = 1000
const minutes = 60 * seconds
/** The time for which a process has a shop to itself: longer than all that one check may ask. */
const inHand = 2 * minutes
/** A shop whose POS has not answered is left alone for so long, whatever else waits there. */
const rest = 2 * seconds
/** The longest pause before a POS is asked again. */
const longestPause = 10 * minutes
/** A check that was posted without an answer may still be made in this time: until then it is looked for, however often it was not there. */
const mayStillCome = 5 * minutes
/** Looked for are checks that were made from so long before ours was due: a till's clock may be wrong. */
const clocksDiffer = 60 * minutes

/**
 * Posts the checks of orders that their kitchens have begun with, and takes back those of orders that were cancelled, in each shop one after the other. Each shop has a lane of its
 * own: one whose POS is away holds up no other.
 */
export const postChecks: Worker<PosDeps> = { name: 'posting checks', due: posChecksDue, round }

async function round(deps: PosDeps, going: Going = () => true): Promise<void> {
  const { pos, posChecks, clock, log } = deps
  if (!pos) return
  const take = () => {
    const now = clock.now()
    return posChecks.take({ now, until: now + inHand })
  }
  await runLanes({ name: postChecks.name, log, take, run: (storeId) => serve(storeId, { pos, deps }, going) }, going)
}

/** Does all that is due at one shop, until its POS gives no answer. */
async function serve(storeId: string, call: PosCall, going: Going): Promise<void> {
  const { posChecks, clock } = call.deps
  let from: Instant = 0
  try {
    for (let again = true; again && going();) {
      const now = clock.now()
      const task = await posChecks.next({ storeId, now, until: now + inHand })
      again = task !== undefined && (await doTask(task, call)) === 'answered'
      if (task && !again) from = clock.now() + rest
    }
  } finally {
    await posChecks.giveBack(storeId, from)
  }
}

async function doTask(task: PosTask, call: PosCall): Promise<Outcome> {
  const { posChecks, clock } = call.deps
  if (task.tries > 1) telemetry.providerRetried('simphony')
  const outcome = task.state === 'due' ? await postCheck(task, call) : await takeBack(task, call)
  if (outcome === 'unknown') await posChecks.again(task.orderId, clock.now() + pause(task.tries))
  return outcome
}

/** The pause after so many tries without an answer: 2, 4, 8 seconds and so on. */
const pause = (tries: number) => Math.min(2 ** tries * seconds, longestPause)

/** Posts a check once: who has posted it before, and heard nothing, looks for it first, however long that is ago. */
async function postCheck(task: PosTask, { pos, deps }: PosCall): Promise<Outcome> {
  const { orders, posChecks, clock, log } = deps
  const { orderId, storeId, askedAt } = task
  const order = await orders.one(orderId)
  if (!order) throw new Error('an order that has a check is not there')
  const check = posCheckOf(order, deps)
  const found = askedAt === null ? 'absent' : await pos.find(check.name, task, task.dueAt - clocksDiffer)
  if (found === 'absent' && !(await posChecks.begin(orderId, clock.now()))) return 'answered'
  const seen = found === 'absent' ? await pos.post(check, task) : found
  if (seen === 'unknown') return 'unknown'
  if ('no' in seen) {
    log.error({ pos: 'refuses a check', storeId, orderNo: order.orderNo, problem: seen.no })
    await posChecks.refused(orderId, { problem: seen.no, at: clock.now() })
    return 'answered'
  }
  await keep(task, { seen, total: order.total, orderNo: order.orderNo }, deps)
  return 'answered'
}

async function keep(task: PosTask, heard: { seen: PostedCheck; total: number; orderNo: string }, deps: PosDeps): Promise<void> {
  const { posChecks, clock, log } = deps
  const { seen, total, orderNo } = heard
  const isSame = seen.total === total
  if (!isSame) log.warn({ pos: 'has another total', storeId: task.storeId, orderNo, ours: total, theirs: seen.total })
  await posChecks.posted(task.orderId, { ...seen, isSame, at: clock.now() })
}

/** Takes back the check of an order that was cancelled: one that was posted without an answer is looked for, until it cannot come any more. */
async function takeBack(task: PosTask, { pos, deps }: PosCall): Promise<Outcome> {
  const { orders, posChecks, clock, log } = deps
  const { orderId, storeId } = task
  const order = await orders.one(orderId)
  if (!order) throw new Error('an order that has a check is not there')
  const found = task.ref === null ? await pos.find(order.orderNo, task, task.dueAt - clocksDiffer) : { ref: task.ref }
  if (found === 'unknown') return 'unknown'
  if (found === 'absent') return lost(task, deps)
  if (task.ref === null && 'total' in found) await keep(task, { seen: found, total: order.total, orderNo: order.orderNo }, deps)
  const voided = await pos.void(found.ref, task)
  if (voided === 'unknown') return 'unknown'
  if (voided === 'voided') await posChecks.voided(orderId, clock.now())
  else {
    log.error({ pos: 'does not take a check back', storeId, orderNo: order.orderNo, problem: voided.no })
    await posChecks.refused(orderId, { problem: voided.no, at: clock.now() })
  }
  return 'answered'
}

/** A check that is not there ends, once it cannot come any more. */
async function lost({ orderId, askedAt, tries }: PosTask, { posChecks, clock }: PosDeps): Promise<Outcome> {
  const now = clock.now()
  if (askedAt !== null && now < askedAt + mayStillCome) await posChecks.again(orderId, now + pause(tries))
  else await posChecks.voided(orderId, now)
  return 'answered'
}
