import { CallFailure } from '../../../api/call-failure.ts'
import type { QueuedStep } from '../queued-step.ts'

/** All that a round of sending needs of its queue. */
export type StepRound = {
  /** The steps that wait now, the oldest first. */
  waiting: () => readonly QueuedStep[]
  /** Sends one; throws why it was not taken. */
  send: (step: QueuedStep) => Promise<unknown>
  /** Reads the board anew: until then it would show the order as it was before. */
  refresh: () => Promise<unknown>
  /** Says, of the orders as they are read now, whether somebody else has brought one there. */
  isReached: (step: QueuedStep) => Promise<boolean>
  /** Ends a step: it is done, or refused with why. */
  settle: (step: QueuedStep, refusal?: Refusal) => void
  noteFault: (step: QueuedStep, faults: NonNullable<QueuedStep['faults']>) => void
  /** The person who works on this tablet. */
  staffId: () => string | undefined
  now: () => number
}

/** The reason of a refusal: the gateway's own words, or that its answer cannot be read, or that a sum waited too long for who took it. */
export type Refusal = { words: string } | 'unreadable' | 'notTheirs'

/** The time until a round is tried again; `rest` where nothing may be sent before. */
type NextRound = { inMs: number; rest: boolean }

/** The time after which all that waits is tried again. */
export const tryEvery = 10_000
const mostFaults = 5
/** A sum that somebody took waits so long for them to sign in again. */
const cashWaits = 15 * 60_000

/** Refusals that would meet each step: of who asks, or because the gateway is about to go. */
const forAll = new Set(['LOGIN_AGAIN', 'SESSION_EXPIRED', 'SECRET_KEY', 'TOO_MANY_REQUESTS', 'DRAINING'])
/** Refusals that say nothing of the step: it may be sent again. */
const faults = new Set(['INTERNAL', 'STEP_UP'])

/**
 * Sends what waits, one after the other and in order. One of which nobody can say what became of it holds back those of its own order alone, until it has been tried
 * five times. Gives when to try again; null where nothing waits.
 */
export async function sendRound(round: StepRound): Promise<NextRound | null> {
  const later = new Set<string>()
  for (;;) {
    const step = round.waiting().find(({ orderId }) => !later.has(orderId))
    if (!step) return later.size > 0 ? { inMs: tryEvery, rest: false } : null
    const outcome = await tryStep(step, round)
    if (outcome === 'later') later.add(step.orderId)
    else if (outcome !== 'settled') return outcome
  }
}

async function tryStep(step: QueuedStep, round: StepRound): Promise<'settled' | 'later' | NextRound> {
  if (step.faults && round.now() - step.faults.at < tryEvery / 2) return 'later'
  if (isCashOfAnother(step, round.staffId())) {
    if (round.now() - step.at < cashWaits) return 'later'
    round.settle(step, 'notTheirs')
    return 'settled'
  }
  try {
    await round.send(step)
  } catch (cause) {
    return afterFailure(step, cause, round)
  }
  await round.refresh().catch(() => undefined)
  round.settle(step)
  return 'settled'
}

async function afterFailure(step: QueuedStep, cause: unknown, round: StepRound): Promise<'settled' | 'later' | NextRound> {
  const failure = cause instanceof CallFailure ? cause : undefined
  if (failure && (failure.isLost || forAll.has(failure.code))) return nextRound(failure)
  const isFault = !failure || faults.has(failure.code)
  const count = isFault ? (step.faults?.count ?? 0) + 1 : mostFaults
  if (count < mostFaults) {
    round.noteFault(step, { count, at: round.now() })
    return 'later'
  }
  const mayBeReached = isFault || failure?.code === 'CHANGE_ILLEGAL'
  const reached = mayBeReached && (await round.isReached(step).catch(() => false))
  if (reached) round.settle(step)
  else round.settle(step, failure ? { words: failure.message } : 'unreadable')
  return 'settled'
}

function nextRound({ code, data }: CallFailure): NextRound {
  if (code !== 'TOO_MANY_REQUESTS') return { inMs: tryEvery, rest: false }
  const seconds = data !== null && typeof data === 'object' && 'retryAfter' in data ? data.retryAfter : undefined
  return { inMs: typeof seconds === 'number' ? Math.max(1, seconds) * 1000 : tryEvery, rest: true }
}

/** A sum is asked back of who says that they took it: nobody else says it in their own name. */
const isCashOfAnother = (step: QueuedStep, staffId: string | undefined): boolean =>
  step.kind === 'move' && step.cash !== undefined && step.by !== undefined && staffId !== undefined && step.by.staffId !== staffId
