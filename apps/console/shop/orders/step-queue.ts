import { shopOrderGet } from '@harbour/protocol'
import * as v from 'valibot'
import { call } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { withLock } from '../../lib/concurrency/with-lock.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { sharedStore } from '../../lib/concurrency/shared-store.ts'
import { takenStep, type NewStep, type QueuedStep } from './queued-step.ts'
import type { ShopOrder } from './shop-order.ts'
import { sendOne } from './queue/send-step.ts'
import { isReached } from './queue/step-aim.ts'
import { sendRound, tryEvery, type Refusal, type StepRound } from './queue/step-round.ts'

export type { NewStep } from './queued-step.ts'

type StepQueue = {
  /** Taken at this tablet and not confirmed yet, the oldest first. */
  waiting: QueuedStep[]
  /** Refused when they were sent at last; shown until somebody has seen them. */
  refused: RefusedStep[]
}

export type RefusedStep = QueuedStep & { why: Refusal }

/** The least that a kept step has. */
const KeptStep = v.looseObject({
  stepId: v.string(),
  orderId: v.string(),
  pickupNo: v.string(),
  at: v.number(),
  kind: v.picklist(['move', 'line']),
})
const KeptWhy = v.union([v.object({ words: v.string() }), v.picklist(['unreadable', 'notTheirs'])])
const KeptQueue = v.object({
  waiting: v.array(KeptStep),
  refused: v.array(v.looseObject({ ...KeptStep.entries, why: v.fallback(KeptWhy, { words: '' }) })),
})

const readQueue = (kept: unknown): StepQueue | undefined => {
  const { success, output } = v.safeParse(KeptQueue, kept)
  return success ? (output as unknown as StepQueue) : undefined // what a step has besides was written here
}

const queue = sharedStore<StepQueue>('console.steps', { initial: { waiting: [], refused: [] }, read: readQueue })

/** The steps of this tablet on their way to the gateway. Kept through reloads and ten minutes without a network, and one for all tabs. */
export const useStepQueue = queue.use

/** Takes a step at once on this tablet, and sends it as soon as the gateway can be reached. */
export function takeStep(step: NewStep): void {
  sendStep(takenStep(step, serverNow(), useKeys.getState().shift))
}

/** Sends a step that was taken before. */
export function sendStep(taken: QueuedStep): void {
  queue.change(({ waiting }) => ({ waiting: [...waiting, taken] }))
  void sendSteps()
}

/** Somebody has seen that a step was refused. */
export function dismissRefused(stepId: string): void {
  queue.change(({ refused }) => ({ refused: refused.filter((step) => step.stepId !== stepId) }))
}

/** Forgets all of them: this tablet belongs to no shop any more. */
export function forgetSteps(): void {
  queue.change(() => ({ waiting: [], refused: [] }))
}

type ReadOrders = () => Promise<readonly ShopOrder[] | undefined>

let readOrders: ReadOrders = () => Promise.resolve(undefined)

/** Reads the orders by this whenever a step was confirmed or refused, and waits for it; gives a function that ends it. */
export function whenConfirmed(read: ReadOrders): () => void {
  readOrders = read
  return () => {
    readOrders = () => Promise.resolve(undefined)
  }
}

const round: StepRound = {
  waiting: () => queue.reread().waiting,
  send: sendOne,
  refresh: () => readOrders(),
  isReached: async (step) => isReached(step, await statusOf(step.orderId)),
  settle: ({ stepId }, why) =>
    queue.change(({ waiting, refused }) => {
      const step = waiting.find((each) => each.stepId === stepId)
      return { waiting: waiting.filter((each) => each !== step), refused: step && why ? [...refused, { ...step, why }] : refused }
    }),
  noteFault: ({ stepId }, faults) =>
    queue.change(({ waiting }) => ({ waiting: waiting.map((each) => (each.stepId === stepId ? { ...each, faults } : each)) })),
  staffId: () => useKeys.getState().shift?.staffId,
  now: serverNow,
}

/** Sends what waits, one after the other and in order, whichever tab of this tablet does it; what cannot be sent now is tried again until it can. */
export const sendSteps = (): Promise<void> => withLock('console.steps', sendNow)

let restUntil = 0

async function sendNow(): Promise<void> {
  const rest = restUntil - serverNow()
  if (rest > 0) return tryLater(rest)
  const next = await sendRound(round)
  if (!next) return
  if (next.rest) restUntil = serverNow() + next.inMs
  tryLater(next.inMs)
}

let timer: ReturnType<typeof setTimeout> | undefined

function tryLater(inMs: number): void {
  timer ??= setTimeout(() => {
    timer = undefined
    void sendSteps()
  }, inMs)
}

// The tab that took a step may be closed before it is sent.
useStepQueue.subscribe(({ waiting }) => {
  if (waiting.length > 0) tryLater(tryEvery)
})

/** The status of an order as it is read now; one that is no longer in hand is asked for by itself. */
async function statusOf(orderId: string): Promise<number> {
  const orders = await readOrders()
  const storeId = useKeys.getState().tablet?.storeId ?? ''
  return orders?.find((order) => order.orderId === orderId)?.status ?? (await call(shopOrderGet, { storeId, orderId })).order.status
}
