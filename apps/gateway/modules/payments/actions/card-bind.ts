import { cardBind } from '@harbour/protocol'
import { saveCard } from '../save-card.ts'
import { savedCard } from '../saved-card.ts'
import { handle } from '../deps.ts'
import { refuse, refuseCommon } from '../../../platform/handle.ts'

/** Saves a card, so many in a time: somebody who tries out stolen cards tries many. */
export const cardBindAction = handle(cardBind, async (content, call) => {
  const retryAfter = await call.limits.card(call.caller.userId)
  if (retryAfter !== undefined) throw refuseCommon('TOO_MANY_REQUESTS', { retryAfter })
  const saved = await saveCard(content, call)
  if (typeof saved === 'string') throw refuse(cardBind, saved)
  return savedCard(saved)
})
