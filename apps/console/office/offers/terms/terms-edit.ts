import type { ChainProduct, ChainShop } from '@harbour/chain'
import { m } from '../../../paraglide/messages.js'
import type { CouponTerms } from '../words/coupon-terms.ts'
import { discountWords } from '../words/gift-words.ts'
import type { Locale } from '../../words/in-language.ts'
import type { Names } from '../../catalogue/names.ts'

/** The terms of a coupon as they are edited, and what they may name. */
export type TermsEdit = {
  terms: CouponTerms
  onChange: (terms: CouponTerms) => void
  disabled: boolean
  dishes: readonly ChainProduct[]
  shops: readonly ChainShop[]
  names: Names
  locale: Locale
}

/** A record with a field that may be left out: an empty value takes it away. */
export function withField<Record extends object, Key extends keyof Record>(
  record: Record,
  key: Key,
  value: Record[Key] | undefined,
): Record {
  const { [key]: _, ...rest } = record
  // Only a field that may be left out is taken away.
  return (value === undefined ? rest : { ...rest, [key]: value }) as Record
}

/** Nothing picked does not limit. */
export const unlessEmpty = <Each>(picked: Each[]): Each[] | undefined => (picked.length > 0 ? picked : undefined)

type Gift = CouponTerms['gift']

/** The terms with a gift of another kind: the amount stays where it can, and a dish brings its picture along. */
export function withGiftKind(terms: CouponTerms, kind: Gift['kind'], dishes: readonly ChainProduct[]): CouponTerms {
  const { gift } = terms
  const amount = 'amount' in gift ? gift.amount : firstAmount
  const pid = 'pid' in gift ? gift.pid : (dishes[0]?.pid ?? '')
  switch (kind) {
    case 'cash':
    case 'cashLike':
    case 'delivery':
      return { ...withField(terms, 'picture', undefined), gift: { kind, amount } }
    case 'discount':
      return { ...withField(terms, 'picture', undefined), gift: discountGift(firstPays) }
    case 'product':
      return withGiftDish({ ...terms, gift: { kind, pid } }, pid, dishes)
    case 'fixed':
      return withGiftDish({ ...terms, gift: { kind, pid, price: amount } }, pid, dishes)
  }
}

/** A coupon begins at $20, and a discount at 10% off: both are changed at once. */
const [firstAmount, firstPays] = [2000, 90]

/** A discount by the percentage that is paid, with its words. */
export const discountGift = (pays: number): Gift => ({ kind: 'discount', pays, words: discountWords(pays) })

/** The terms with another dish as their gift, and its picture. */
export function withGiftDish(terms: CouponTerms, pid: string, dishes: readonly ChainProduct[]): CouponTerms {
  const gift = terms.gift.kind === 'fixed' || terms.gift.kind === 'product' ? { ...terms.gift, pid } : terms.gift
  return withField({ ...terms, gift }, 'picture', dishes.find((dish) => dish.pid === pid)?.picture)
}

/** Some dishes in words: one by its name, more by their number, none by `none`. */
export function dishWords(pids: readonly string[], { names, locale }: Pick<TermsEdit, 'names' | 'locale'>, none: string): string {
  const [first] = pids
  if (first === undefined) return none
  return pids.length === 1 ? names.dish(first, locale) : m.offers_count_dishes({ count: pids.length })
}

/** Terms as they are written down: without the lines that were left empty. */
export function tidyTerms<Terms extends CouponTerms>(edited: Terms): Terms {
  const { tc, en } = edited.terms
  return { ...edited, terms: { tc: tc.filter(isSaid), en: en.filter(isSaid) } }
}

const isSaid = (line: string): boolean => line.trim() !== ''
