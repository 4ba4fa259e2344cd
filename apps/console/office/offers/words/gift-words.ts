import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import type { CouponTerms } from './coupon-terms.ts'
import type { Locale } from '../../words/in-language.ts'
import { wordsIn } from '../../words/in-language.ts'
import type { Names } from '../../catalogue/names.ts'

/** The words of a discount in both languages, by the percentage that is paid: "10% off", "9 折". */
export function discountWords(pays: number): { tc: string; en: string } {
  return { en: `${100 - pays}% off`, tc: `${pays % 10 === 0 ? pays / 10 : (pays / 10).toFixed(1)} 折` }
}

/** The gift of a coupon in a few words: "$30.0 off", "Garlic bread for nothing". */
export function giftWords({ gift }: Pick<CouponTerms, 'gift'>, names: Names, locale: Locale): string {
  switch (gift.kind) {
    case 'cash':
    case 'cashLike':
      return m.offers_off({ sum: money(gift.amount) }, { locale })
    case 'delivery':
      return m.offers_off_delivery({ sum: money(gift.amount) }, { locale })
    case 'discount':
      return wordsIn(discountWords(gift.pays), locale)
    case 'product':
      return m.offers_free({ dish: names.dish(gift.pid, locale) }, { locale })
    case 'fixed':
      return m.offers_fixed({ dish: names.dish(gift.pid, locale), sum: money(gift.price) }, { locale })
  }
}
