import { cardRemove } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { doCardTask } from '../workers/sweep-cards.ts'

/** Here the card is gone at once; a provider that does not answer is asked again until it does. */
export const cardRemoveAction = handle(cardRemove, async ({ cardId }, call) => {
  const task = await call.cards.forget(call.caller.userId, cardId)
  if (task) await doCardTask(task, call)
  return { removed: task !== undefined }
})
