import { Link } from 'react-router'
import { listWords } from '../../../lib/list-words.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { termsCombine } from '../coupons/combines.ts'
import { termsOf } from '../coupons/coupon-columns.tsx'
import { useOffers } from '../coupons/use-offers.ts'
import { Sentence } from '../../ui/sentence/Sentence.tsx'
import type { CouponTerms } from '../words/coupon-terms.ts'
import { wordsIn, type Locale } from '../../words/in-language.ts'

/** The coupons and codes that one order may have beside this one, and those that it may not. */
export function CombinesSentence({ terms, own, locale }: { terms: CouponTerms; own: string; locale: Locale }) {
  const { rows = [], rules } = useOffers()
  const others = rows.filter(({ id }) => id !== own)
  const together = others.filter((row) => termsCombine(terms, termsOf(row), rules))
  const never = others.filter((row) => !together.includes(row))
  const named = (list: typeof others) =>
    list.length > 0 ? listWords(list.map((row) => wordsIn(termsOf(row).name, locale))) : m.offers_none()
  return (
    <Sentence title={m.offers_row_combines()}>
      <details>
        <summary>{m.offers_combines_count({ together: together.length, never: never.length })}</summary>
        <p>{m.offers_combines_with({ names: named(together) })}</p>
        <p>{m.offers_combines_never({ names: named(never) })}</p>
      </details>
      <Link to={`${paths.coupons}?tab=combine`}>{m.offers_tab_combine()}</Link>
    </Sentence>
  )
}
