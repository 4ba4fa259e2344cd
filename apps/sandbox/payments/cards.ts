import { newId } from './books.ts'
import type { OperationDeps } from './payment-operations.ts'
import { refused, type Refused, type SavedCard, type Temper, type Token, type TypedCard } from './types.ts'

/** A card as a guest types it; nothing of it is kept but network, last digits and expiry. */
export type Typed = { number: string; exp_month: number; exp_year: number; cvc: string }
export type Cards = ReturnType<typeof createCards>

const tokenMs = 15 * 60_000
const networks: [string, RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/],
  ['amex', /^3[47]/],
  ['jcb', /^35/],
  ['unionpay', /^62/],
]
const tempers: Record<string, Temper> = {
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000003220': 'asks',
}

/** Tokens that stand for a card once, and cards that are kept for good. */
export function createCards({ books, now }: Omit<OperationDeps, 'faults'>) {
  return {
    read: (typed: Typed) => readCard(typed, now()),
    token(typed: Typed): Token | Refused {
      const read = readCard(typed, now())
      if ('code' in read) return read
      const token = { ...read, id: newId('tok'), until: now() + tokenMs, used: false }
      books.write({ token })
      return token
    },
    save(key: string, tokenId: string): SavedCard | Refused {
      const before = books.cards.get(books.idUnder('card', key) ?? '')
      if (before) return before.token === tokenId ? before : refused(409, 'idempotency_mismatch')
      const token = books.tokens.get(tokenId)
      if (!token) return refused(400, 'unknown_token')
      if (token.used) return refused(400, 'token_used')
      if (token.until <= now()) return refused(400, 'token_expired')
      const card = { card: token.card, temper: token.temper, id: newId('card'), key, token: tokenId, removed: false }
      books.write({ card }, { token: { ...token, used: true } })
      return card
    },
    remove(id: string): void {
      const card = books.cards.get(id)
      if (card && !card.removed) books.write({ card: { ...card, removed: true } })
    },
  }
}

/** A card as it may be kept, or what is wrong with what was typed. A card is good to the end of its month in Hong Kong. */
export function readCard({ number, exp_month: month, exp_year: year, cvc }: Typed, now: number): TypedCard | Refused {
  const digits = number.replaceAll(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(digits) || luhn(digits) !== 0) return refused(400, 'incorrect_number')
  const century = year < 100 ? year + 2000 : year
  if (month < 1 || month > 12 || century > 2100 || Date.UTC(century, month) - 8 * 3_600_000 <= now) return refused(400, 'invalid_expiry')
  const brand = networks.find(([, pattern]) => pattern.test(digits))?.[0] ?? 'card'
  if (!(brand === 'amex' ? /^\d{4}$/ : /^\d{3}$/).test(cvc.trim())) return refused(400, 'invalid_cvc')
  return { card: { brand, last4: digits.slice(-4), exp_month: month, exp_year: century }, temper: tempers[digits] ?? 'approves' }
}

/** Zero for a number whose last digit checks. */
function luhn(digits: string): number {
  const doubled = [...digits].toReversed().map((digit, index) => (index % 2 === 1 ? Number(digit) * 2 : Number(digit)))
  return doubled.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10
}
