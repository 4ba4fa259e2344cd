import type { Instant } from '@harbour/rules'
import type { Context } from '../../context.ts'
import { handlePaymentWebhook } from '../../modules/payments/payment-webhook.ts'
import { remindShops } from '../../modules/ordering/workers/remind-shops.ts'
import { expireOrders } from '../../modules/ordering/workers/expire-orders.ts'
import { firePreorders } from '../../modules/ordering/workers/fire-preorders.ts'
import { payBack } from '../../modules/payments/workers/pay-back.ts'
import { readPayments } from '../../modules/payments/workers/read-payments.ts'
import { sweepHolds } from '../../modules/vouchers/sweep-holds.ts'
import { capturePayments } from '../../modules/payments/workers/capture-payments.ts'
import { moment } from '../../platform/database/moment.ts'
import { dueWork } from '../../platform/workers/start-workers.ts'
import type { Worker } from '../../platform/workers/worker.ts'
import type { Scene } from './scene.ts'
import { perform } from './perform.ts'

const workers = { readPayments, capturePayments, expireOrders, remindShops, payBack, sweepHolds, firePreorders }
const due = dueWork(Object.values(workers))

/** The workers in the background, each of whom begins a round where there is work, as `startWorkers` has them do. */
const rounds = Object.entries(workers).map(([key, worker]) => ({ name: key, round: (deps: Context) => roundOfDue(worker, deps) }))

async function roundOfDue({ name, round }: Worker<Context>, deps: Context): Promise<void> {
  const [found] = await deps.db.rows<{ names: string[] }>(due, [moment(deps.clock.now())])
  if (found?.names.includes(name)) await round(deps)
}

/** Everybody in the background goes round until a moment. */
export function runWorkers({ until, ...scene }: Scene & { until: Instant }): void {
  const { stage, chance } = scene
  for (const { name, round } of rounds) void again(name, round)

  async function again(name: string, round: (deps: Context) => Promise<void>) {
    while (stage.clock.now() < until) {
      await stage.sleep(chance.between(0.3, 4))
      await perform(scene, name, round)
    }
  }
}

/**
 * Once everything answers again: all that is due is done, with pauses as long as the longest wait; what came back is found a day later at the
 * latest, or a week after that.
 */
export async function drainWork(scene: Scene): Promise<void> {
  for (const minutes of [1, 1, 3, 10, 20, 61, 61, 61, 61, 61, 61, 61, 61, 61, 61, 1500, 10_100]) {
    await scene.stage.sleep(minutes)
    for (const { name, round } of rounds) await perform(scene, name, round)
  }
}

/** A provider says that something happened: late, more than once, in any order, or never. */
export function sendWebhooks(ref: string, scene: Scene): void {
  const { stage, chance } = scene
  const times = chance.pick([0, 1, 1, 2, 2, 4])
  for (let copy = 0; copy < times; copy++) void hear()

  async function hear() {
    await stage.sleep(chance.odds(0.2) ? chance.between(1, 20) : chance.pick([0, 0, 0.2]))
    const heard = await perform(scene, 'notice', (deps) => handlePaymentWebhook({ provider: 'sandbox', ref }, deps))
    // Not answered well, it is said once more.
    if (heard !== 'silence' && 'answer' in heard && heard.answer) return
    await stage.sleep(1)
    await perform(scene, 'notice', (deps) => handlePaymentWebhook({ provider: 'sandbox', ref }, deps))
  }
}
