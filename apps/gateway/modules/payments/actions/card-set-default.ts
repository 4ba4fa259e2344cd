import { cardSetDefault } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'

export const cardSetDefaultAction = handle(cardSetDefault, async ({ cardId, isDefault }, { cards, caller }) => {
  if (!(await cards.setDefault(caller.userId, { cardId, isDefault }))) throw refuse(cardSetDefault, 'CARD_UNKNOWN')
  return { isDefault }
})
