import { addMinutes } from '@harbour/rules'
import type { VoucherDeps } from './deps.ts'
import type { VoucherVendor } from './voucher-vendor.ts'
import { holdsDue, type HoldTask } from './store/hold-tasks.ts'
import { vendorHold } from './hold-vouchers.ts'
import { telemetry, type Provider } from '../../platform/telemetry/telemetry.ts'
import { roundOf, type Worker } from '../../platform/workers/worker.ts'

/** The time for which a process has a task to itself, and that for which a vendor that does not answer is left alone. */
const inHandMinutes = 1
const restMinutes = 0.25
/** The most questions to a vendor in one round (spec 9.9). */
const tries = 3

/** The vendors as measures name them. */
const providers: Record<VoucherVendor['channel'], Provider> = {
  Candao: 'candao',
  Storellect: 'storellect',
  YUU: 'yuu',
  Mezzofy: 'mezzofy',
}

type SweepHoldsDeps = Pick<VoucherDeps, 'holdTasks' | 'vendors' | 'clock' | 'log'>

const name = 'sweeping holds'

/**
 * Sees every hold to its end (domain.md, Coupons): frees what dead clients have left behind, asks vendors what is true of a hold that they
 * did not answer, and tells them of holds given up, used, and taken back, until they agree. Any number of processes may do so.
 */
export const sweepHolds: Worker<SweepHoldsDeps> = {
  name,
  due: holdsDue,
  async round(deps, going) {
    await deps.holdTasks.expire(deps.clock.now())
    await settleHolds(deps, going)
  },
}

const settleHolds = roundOf<SweepHoldsDeps, HoldTask>({
  name,
  claim({ holdTasks, clock }, most) {
    const now = clock.now()
    return holdTasks.claim({ now, until: addMinutes(now, inHandMinutes), most })
  },
  run: settle,
})

/** Asks its vendor up to three times; then the vendor is left alone for a while. */
async function settle(task: HoldTask, deps: SweepHoldsDeps): Promise<void> {
  const vendor = task.channel && deps.vendors.byChannel.get(task.channel)
  if (!vendor) return
  for (let attempt = 0; attempt < tries; attempt++) {
    if (attempt > 0) telemetry.providerRetried(providers[vendor.channel])
    if (await operations[task.state](task, vendor, deps)) return
  }
  await deps.holdTasks.again(task, addMinutes(deps.clock.now(), restMinutes))
}

/** Does what a hold's state asks for; false where the vendor did not answer. */
type Operation = (task: HoldTask, vendor: VoucherVendor, deps: SweepHoldsDeps) => Promise<boolean>

const operations: Record<HoldTask['state'], Operation> = {
  creating: askWhatIsTrue,
  held: nothing,
  releasing: release,
  committed: tell,
  reversing: reverse,
}

function nothing(): Promise<boolean> {
  return Promise.resolve(true)
}

/** Held under our own key it is the client's, who may ask again; else the key is given up for good, so that no late answer holds it. */
async function askWhatIsTrue(task: HoldTask, vendor: VoucherVendor, deps: SweepHoldsDeps): Promise<boolean> {
  const { key, code, brand } = vendorHold(task)
  const truth = await vendor.check(code, brand)
  if (truth === 'unknown') return false
  if (truth !== 'gone' && truth.state === 'held' && truth.key === key) {
    await deps.holdTasks.confirmed(task)
    return true
  }
  if (!(await deps.holdTasks.giveUp(task))) return true
  return release({ ...task, state: 'releasing' }, vendor, deps)
}

/** A vendor that has heard of an order after all takes that back, unless the order has come back meanwhile and uses it. */
async function release(task: HoldTask, vendor: VoucherVendor, deps: SweepHoldsDeps): Promise<boolean> {
  const answer = await vendor.release(vendorHold(task))
  if (answer === 'unknown') return false
  if (answer === 'committed') return (await deps.holdTasks.takeBack(task)) ? reverse({ ...task, state: 'reversing' }, vendor, deps) : true
  await deps.holdTasks.done(task)
  return true
}

/** A vendor that has given the voucher to somebody else after all is told of in the log: the guest has it, and the chain bears it. */
async function tell(task: HoldTask, vendor: VoucherVendor, { holdTasks, log }: SweepHoldsDeps): Promise<boolean> {
  const answer = await vendor.commit(vendorHold(task))
  if (answer === 'unknown') return false
  if (answer === 'gone') log.error({ hold: 'was lost at its vendor', channel: task.channel, orderId: task.orderId })
  await holdTasks.told(task)
  return true
}

/** The vendor may not have heard of the order yet: it hears of it first, so that no late word can use the voucher again. */
async function reverse(task: HoldTask, vendor: VoucherVendor, { holdTasks }: SweepHoldsDeps): Promise<boolean> {
  if ((await vendor.commit(vendorHold(task))) === 'unknown') return false
  if ((await vendor.reverse(vendorHold(task))) === 'unknown') return false
  await holdTasks.done(task)
  return true
}
