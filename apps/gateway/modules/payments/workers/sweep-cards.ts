import { addMinutes } from '@harbour/rules'
import type { PaymentDeps } from '../deps.ts'
import type { CardKeeper } from '../payment-provider.ts'
import { finishPage } from '../save-card-on-page.ts'
import { pageKeeperOf, tokenKeeperOf } from '../save-card.ts'
import { cardTasksDue, type CardTask } from '../store/card-tasks.ts'
import { worker } from '../../../platform/workers/worker.ts'

/** The time for which a process has a task to itself, and the longest for which a provider that does not answer is left alone. */
const inHandMinutes = 1
const mostRestMinutes = 60

type SweepCardsDeps = Pick<PaymentDeps, 'cards' | 'cardTasks' | 'providers' | 'clock' | 'log'>

/**
 * Sees to it that providers keep no card that nobody wants: asks them to remove what was removed here, as often as it takes, and removes what they
 * have saved for somebody who never heard of it. A page that its member has left without a word is ended; a card that was saved there is theirs. Any number of
 * processes may do so.
 */
export const sweepCards = worker({
  name: 'sweeping cards',
  due: cardTasksDue,
  claim({ cardTasks, clock }: SweepCardsDeps, most) {
    const now = clock.now()
    return cardTasks.claim({ now, until: addMinutes(now, inHandMinutes), most })
  },
  run: doCardTask,
})

/** Does a task at its provider, if that answers; else it is done again later, ever more seldom. Gives whether it is done. */
export async function doCardTask(task: CardTask, deps: SweepCardsDeps): Promise<boolean> {
  const keeper = deps.providers.byName.get(task.provider)?.cards
  const ref = keeper && (await unwanted(task, keeper, deps))
  if (ref === null) return true
  if (ref !== undefined && (await keeper?.remove(ref)) === 'removed') {
    await deps.cardTasks.done({ key: task.key, state: 'removing' })
    return true
  }
  await deps.cardTasks.again(task.key, addMinutes(deps.clock.now(), Math.min(2 ** task.tries, mostRestMinutes)))
  return false
}

/** The card that is to be removed; null where there is none, undefined where its provider does not say. */
async function unwanted(task: CardTask, keeper: CardKeeper, deps: SweepCardsDeps): Promise<string | null | undefined> {
  const { key, token, ref, state } = task
  const { cardTasks } = deps
  if (state === 'removing') return ref
  if (task.savingId !== null) return (await endPage(task, keeper, deps)) ? null : undefined
  // Saved again under its key it tells what was saved; a token that is over says that nothing was.
  const saved = token === null ? 'unknown' : ((await tokenKeeperOf(keeper)?.save({ token, key })) ?? 'unknown')
  if (saved === 'unknown') return undefined
  if (!('refused' in saved) && (await cardTasks.giveUp(key, saved.ref))) return saved.ref
  await cardTasks.done({ key, state })
  return null
}

/** Ends a page, unless a card was saved there; without an answer to its opening nobody has been given it. False where its provider does not say. */
async function endPage({ session, ...task }: CardTask, keeper: CardKeeper, deps: SweepCardsDeps): Promise<boolean> {
  const there = session === null ? 'ended' : ((await pageKeeperOf(keeper)?.endSaving(session)) ?? 'unknown')
  if (there === 'unknown' || there === 'open') return false
  await finishPage({ ...task, session }, there, deps)
  return true
}
