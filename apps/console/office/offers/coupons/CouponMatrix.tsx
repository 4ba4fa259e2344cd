import type { CouponRule } from '@harbour/rules'
import { useLocale } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { Panel } from '../../ui/Panel.tsx'
import { Matrix, type MatrixCell } from '../parts/Matrix.tsx'
import { wordsIn } from '../../words/in-language.ts'
import { termsCombine } from './combines.ts'
import { pathOf, termsOf } from './coupon-columns.tsx'
import type { OfferRow } from './offer-rows.ts'

type CouponMatrixProps = { rows: readonly OfferRow[]; rules: readonly CouponRule[] }

/** The coupons and codes that one order may have together, as the chain's rules for their kinds say. */
export function CouponMatrix({ rows, rules }: CouponMatrixProps) {
  const locale = useLocale(({ locale }) => locale)
  const byKey = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
  const items = rows.map((row) => ({
    key: `${row.kind} ${row.id}`,
    words: `${wordsIn(termsOf(row).name, locale)} (${row.id})`,
    to: pathOf(row),
  }))
  const cell = (one: { key: string }, other: { key: string }): MatrixCell => {
    const [a, b] = [byKey.get(one.key), byKey.get(other.key)]
    if (!a || !b || a === b) return { look: 'self', sign: '·', words: m.offers_combine_self() }
    return termsCombine(termsOf(a), termsOf(b), rules)
      ? { look: 'yes', sign: '✓', words: m.offers_combine_yes() }
      : { look: 'no', sign: '×', words: m.offers_combine_no() }
  }
  return (
    <Panel title={m.offers_tab_combine()} sub={m.offers_combine_say()}>
      <Matrix label={m.offers_tab_combine()} items={items} cell={cell} />
    </Panel>
  )
}
