import { cardPageOpen } from '@harbour/protocol'
import { openPage } from '../save-card-on-page.ts'
import { handle } from '../deps.ts'
import { refuse, refuseCommon } from '../../../platform/handle.ts'

/** Opens a page, so many in a time: somebody who tries out stolen cards tries many. */
export const cardPageOpenAction = handle(cardPageOpen, async (_content, call) => {
  const retryAfter = await call.limits.card(call.caller.userId)
  if (retryAfter !== undefined) throw refuseCommon('TOO_MANY_REQUESTS', { retryAfter })
  const opened = await openPage(call)
  if (opened === 'saved') return { page: null }
  if (typeof opened === 'string') throw refuse(cardPageOpen, opened)
  return opened
})
