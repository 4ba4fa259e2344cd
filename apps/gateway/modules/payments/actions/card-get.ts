import { cardGet } from '@harbour/protocol'
import { cardKeeper } from '../save-card.ts'
import { savedCard } from '../saved-card.ts'
import { handle } from '../deps.ts'

export const cardGetAction = handle(cardGet, async (_content, { cards, caller, providers, brand }) => {
  const [card, kept] = [await cards.of(caller.userId), cardKeeper(providers, brand)]
  return { cards: card ? [savedCard(card)] : [], mayBind: !card && kept !== undefined, tokens: kept?.keeper.tokens ?? null }
})
