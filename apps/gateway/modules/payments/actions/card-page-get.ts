import { cardPageGet } from '@harbour/protocol'
import { readPage } from '../save-card-on-page.ts'
import { handle } from '../deps.ts'

export const cardPageGetAction = handle(cardPageGet, async (_content, call) => {
  const { cards, cardTasks, caller } = call
  const page = await cardTasks.pageOf(caller.userId)
  const read = page?.session ? await readPage(page, call) : 'ended'
  // The provider's webhook may have been first.
  if (read === 'saved' || read === 'ended') return { state: (await cards.of(caller.userId)) ? ('saved' as const) : ('none' as const) }
  return { state: read === 'open' ? ('open' as const) : ('unsure' as const) }
})
