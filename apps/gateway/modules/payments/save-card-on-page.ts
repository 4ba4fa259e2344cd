import { addMinutes } from '@harbour/rules'
import type { Call, PaymentDeps } from './deps.ts'
import type { PageKeeper, SavedThere } from './payment-provider.ts'
import { cardKeeper, pageKeeperOf, type SavingRefusal } from './save-card.ts'
import type { CardPage } from './store/card-tasks.ts'
import { siteOrigin } from '../../platform/site-origin.ts'

export type PageDeps = Pick<PaymentDeps, 'cards' | 'cardTasks' | 'providers' | 'clock'>

/** The time that a member has on a page, from when they were last led there. */
const pageMinutes = 30
/** The screen of the saved card, to which the page leads back. */
const cardScreen = '/creditCard/1'

/**
 * Opens the provider's page on which a member saves a card: `saved` where they just have. There is one page for a member: a double tap, another tab and a try after
 * a lost answer all come to it. The member who comes back, the provider's webhook and `payments/workers/sweep-cards.ts` are three witnesses of what became of it.
 */
export async function openPage(call: Call<'member'>): Promise<{ page: string } | 'saved' | SavingRefusal> {
  const { cards, caller, brand, providers } = call
  if (await cards.of(caller.userId)) return 'CARD_KEPT'
  const kept = cardKeeper(providers, brand)
  const keeper = pageKeeperOf(kept?.keeper)
  if (!kept || !keeper) return 'CARD_UNAVAILABLE'
  const known = await begin(kept.provider, call)
  if (!known) return 'CARD_UNSURE'
  if (known.session === null) return start(known, keeper, call)
  const state = await readPage(known, call)
  if (state === 'saved') return 'saved'
  if (state === 'open' && known.page !== null) return { page: known.page }
  const anew = state === 'ended' ? await begin(kept.provider, call) : undefined
  return anew?.session === null ? start(anew, keeper, call) : 'CARD_UNSURE'
}

function begin(provider: string, { cardTasks, caller, ids, clock }: Call<'member'>): Promise<CardPage | undefined> {
  return cardTasks.beginPage({ userId: caller.userId, provider, savingId: ids.guid(), tryAt: addMinutes(clock.now(), pageMinutes) })
}

async function start(task: CardPage, keeper: PageKeeper, call: Call<'member'>): Promise<{ page: string } | SavingRefusal> {
  const { savingId } = task
  if (savingId === null) return 'CARD_UNSURE'
  const screen = `${siteOrigin(call)}${cardScreen}?saving=`
  const opened = await keeper.startSaving({ key: savingId, language: call.language, savedUrl: `${screen}done`, leftUrl: `${screen}left` })
  if (opened === 'unknown') return 'CARD_UNSURE'
  if ('refused' in opened) {
    await call.cardTasks.endedPage(task)
    return 'CARD_REFUSED'
  }
  if (await call.cardTasks.openedPage({ savingId, session: opened.ref, page: opened.page })) return { page: opened.page }
  // It has been swept meanwhile, as after its member was forgotten: nobody would hear of a card that is saved there.
  await keeper.endSaving(opened.ref)
  return 'CARD_UNSURE'
}

/** Makes what we know of a page what its provider says now. `unknown` where that gave no answer. */
export async function readPage(task: CardPage, deps: PageDeps): Promise<'saved' | 'open' | 'ended' | 'unknown'> {
  const keeper = pageKeeperOf(deps.providers.byName.get(task.provider)?.cards)
  if (!keeper || task.session === null) return 'unknown'
  const there = await keeper.readSaved(task.session)
  if (there === 'unknown' || there === 'open') return there
  await finishPage(task, there, deps)
  return there === 'ended' ? 'ended' : 'saved'
}

/** Keeps the card that was saved on a page; where its member has another one already, or is gone, it is left to be removed. */
export async function finishPage(
  task: Pick<CardPage, 'key' | 'provider' | 'userId' | 'savingId' | 'session'>,
  there: Exclude<SavedThere, 'open'>,
  { cards, cardTasks, clock }: PageDeps,
): Promise<void> {
  const { key, provider, userId, savingId } = task
  if (there === 'ended' || savingId === null) return cardTasks.endedPage(task)
  const { ref, card: shown } = there
  const card = { cardId: savingId, provider, ref, shown, holder: holderOf(there.holder), savedAt: clock.now(), task: key }
  await cards.keep(userId, card)
}

/** The name on a card as ours may be written: no number, so that none of a card's digits can be in it. */
const holderOf = (written: string): string =>
  written
    .replaceAll(/[\p{Cc}\p{Cs}\p{N}]/gu, '')
    .trim()
    .slice(0, 40)
