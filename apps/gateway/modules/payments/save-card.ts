import { createHash } from 'node:crypto'
import { addMinutes, type Brand } from '@harbour/rules'
import type { Call } from './deps.ts'
import type { PaymentProvider, PaymentProviders } from './payment-provider.ts'
import type { CardRecord } from './store/cards.ts'

export type SavingRefusal = 'CARD_KEPT' | 'CARD_REFUSED' | 'CARD_UNSURE' | 'CARD_UNAVAILABLE'
type SaveCardRequest = { token: string; clientCardId: string; holder: string }

/** Longer than any provider's token lives: what has not come of one by then, comes of it no more. */
const waitMinutes = 30

/** The keeper of the cards of a brand's members: the provider that would take them. None where that one keeps none. */
export function cardKeeper(providers: PaymentProviders, brand: Brand) {
  const provider = providers.all.find((each) => each.takes('card', brand))
  return provider?.cards ? { provider: provider.name, keeper: provider.cards } : undefined
}

/** Cards are given to the provider by the browser, for a token. */
export const tokenKeeperOf = (cards: PaymentProvider['cards'] | undefined) => (cards?.tokens ? cards : undefined)
/** Cards are given to the provider on a page of its own. */
export const pageKeeperOf = (cards: PaymentProvider['cards'] | undefined) => (cards?.tokens === null ? cards : undefined)

/**
 * Has a provider keep the card of a token, and keeps how it is shown. The task is written down before the provider is asked: whatever is lost on
 * the way, the next try under the same id finds it, and what nobody comes back for is removed there by `payments/workers/sweep-cards.ts`.
 */
export async function saveCard(request: SaveCardRequest, call: Call<'member'>): Promise<CardRecord | SavingRefusal> {
  const { cards, cardTasks, caller, brand, clock } = call
  const cardId = request.clientCardId.toLowerCase()
  const before = await cards.of(caller.userId)
  if (before) return before.cardId === cardId ? before : 'CARD_KEPT'
  const kept = cardKeeper(call.providers, brand)
  const keeper = tokenKeeperOf(kept?.keeper)
  if (!kept || !keeper) return 'CARD_UNAVAILABLE'
  const { provider } = kept
  const task = taskKey(caller.userId, cardId)
  await cardTasks.begin({ key: task, provider, token: request.token, tryAt: addMinutes(clock.now(), waitMinutes) })
  const saved = await keeper.save({ token: request.token, key: task })
  if (saved === 'unknown') return 'CARD_UNSURE'
  if ('refused' in saved) {
    await cardTasks.done({ key: task, state: 'saving' })
    return 'CARD_REFUSED'
  }
  await cards.keep(caller.userId, {
    cardId,
    provider,
    ref: saved.ref,
    shown: saved.card,
    holder: request.holder,
    savedAt: clock.now(),
    task,
  })
  // Not kept it was beaten: by the same card, tapped twice, or by another one.
  const now = await cards.of(caller.userId)
  return now?.cardId === cardId ? now : now ? 'CARD_KEPT' : 'CARD_UNSURE'
}

/** A key that tells nothing of whose card it is, and that no other member can come upon. */
const taskKey = (userId: string, cardId: string) => createHash('sha256').update(`${userId} ${cardId}`).digest('hex')
