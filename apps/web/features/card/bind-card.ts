import { replyStatuses, cardBind, cardGet, type Answer, type SavedCard } from '@harbour/protocol'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, query } from '../../api/call.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { isRefusal } from '../../api/is-refusal.ts'
import { useSending } from '../../api/use-sending.ts'
import { m } from '../../paraglide/messages.js'
import { serverNow } from '../../lib/server-clock.ts'
import { newGuid } from '../../api/session.ts'
import { showToast } from '../../lib/toast.ts'
import { askToken } from './ask-token.ts'
import { expiryOf, type CardDraft, type CardField } from './card-draft.ts'

export type Tokens = NonNullable<Answer<typeof cardGet>['tokens']>
/** Words against the card: at one of its fields, or of the whole of it. */
export type CardRefusal = { field?: CardField; words: string }
type BindCardDeps = { tokens: Tokens; draft: CardDraft; onSaved: () => void }
type Attempt = { clientCardId: string; token: string; at: number }
/** `kept`: another card has been saved meanwhile, which the screen then shows. */
type Outcome = { saved: SavedCard } | { refused: CardRefusal; attempt?: Attempt; kept?: boolean }

/** A token that has not been answered is good for another try so long; the provider keeps it somewhat longer. */
const lifetime = 10 * 60_000

export const savedCardQuery = () => query(cardGet, {}, { background: true, handles: 'all' })

/**
 * Saves a card: the browser gives it to the provider, and us the token. Where our answer is lost the same token goes out again under the same id,
 * so that one card is saved, once.
 */
export function useBindCard({ tokens, draft, onSaved }: BindCardDeps) {
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState<CardRefusal>()
  const [attempt, setAttempt] = useState<Attempt>()
  const { busy, send } = useSending(async () => {
    setRefusal(undefined)
    const outcome = await bindOnce(tokens, draft, attempt)
    if ('refused' in outcome) {
      setAttempt(outcome.attempt)
      if (outcome.kept) showToast(outcome.refused.words)
      else setRefusal(outcome.refused)
      return void queries.invalidateQueries({ queryKey: [cardGet.name] })
    }
    onSaved()
    queries.setQueryData(savedCardQuery().queryKey, { cards: [outcome.saved], mayBind: false, tokens })
  })
  /** Another card is another attempt. */
  const forget = () => {
    setAttempt(undefined)
    setRefusal(undefined)
  }
  return { bind: () => send(), busy, refusal, forget }
}

let binding: Promise<Outcome> | undefined

/** One card at a time: a second tap, before the button has turned, shares the answer of the first. */
function bindOnce(tokens: Tokens, draft: CardDraft, attempt: Attempt | undefined): Promise<Outcome> {
  binding ??= bindCard(tokens, draft, attempt).finally(() => (binding = undefined))
  return binding
}

async function bindCard(tokens: Tokens, draft: CardDraft, before: Attempt | undefined): Promise<Outcome> {
  const holder = draft.holder.trim()
  const known = before && serverNow() - before.at < lifetime ? before : undefined
  const answer = known ?? (await askToken(tokens, { ...draft, holder, expiry: expiryOf(draft, serverNow()) }))
  if (answer === 'away') return { refused: { words: m.card_provider_away() } }
  if ('refused' in answer) return { refused: refusalAt(answer.refused) }
  const attempt = known ?? { clientCardId: newGuid(), token: answer.token, at: serverNow() }
  const { clientCardId, token } = attempt
  try {
    return { saved: await call(cardBind, { clientCardId, token, holder }, { handles: 'all' }) }
  } catch (cause) {
    if (!(cause instanceof CallFailure)) throw cause
    // Only a clear no ends the attempt.
    const open = cause.status !== replyStatuses.refused || isRefusal(cardBind, cause, ['CARD_UNSURE'])
    return { refused: { words: cause.message }, attempt: open ? attempt : undefined, kept: isRefusal(cardBind, cause, ['CARD_KEPT']) }
  }
}

function refusalAt(field: 'number' | 'expiry' | 'code' | 'card'): CardRefusal {
  switch (field) {
    case 'number':
      return { field, words: m.card_number_wrong() }
    case 'expiry':
      return { field, words: m.card_expiry_past() }
    case 'code':
      return { field, words: m.card_code_refused() }
    case 'card':
      return { words: m.card_refused() }
  }
}
