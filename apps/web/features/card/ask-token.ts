import { cardDigits, type CardExpiry } from '@harbour/rules'
import * as v from 'valibot'

export type TypedCard = { number: string; code: string; holder: string; expiry: CardExpiry }
type Tokens = { url: string; publishableKey: string }

/** A token that stands for the card once; the field that the provider refuses, or `card` for the whole of it; `away` where nothing clear came back. */
export type TokenAnswer = { token: string } | { refused: 'number' | 'expiry' | 'code' | 'card' } | 'away'

const timeoutMs = 30_000
const Token = v.object({ id: v.string() })
const Refusal = v.object({ error: v.object({ code: v.string() }) })
const fields: Partial<Record<string, 'number' | 'expiry' | 'code'>> = {
  incorrect_number: 'number',
  invalid_expiry: 'expiry',
  invalid_cvc: 'code',
}

/**
 * Takes a card straight to the provider that will keep it. This is the only place that a number ever goes to, and no call of ours: our
 * gateway is given the token alone (domain.md, Payments).
 */
export async function askToken({ url, publishableKey }: Tokens, { number, code, holder, expiry }: TypedCard): Promise<TokenAnswer> {
  const card = { number: cardDigits(number), exp_month: expiry.month, exp_year: expiry.year, cvc: code, name: holder }
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(card),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer: unknown = await response.json()
    const [token, refusal] = [v.safeParse(Token, answer), v.safeParse(Refusal, answer)]
    if (token.success && response.ok) return { token: token.output.id }
    return refusal.success && response.status < 500 ? { refused: fields[refusal.output.error.code] ?? 'card' } : 'away'
  } catch {
    return 'away'
  }
}
