import type { CouponCategory } from '@harbour/rules'
import { listWords } from '../../../lib/list-words.ts'
import { m } from '../../../paraglide/messages.js'
import { ChipPick } from '../../ui/sentence/ChipPick.tsx'
import { Sentence } from '../../ui/sentence/Sentence.tsx'
import { ShopsChip } from '../../catalogue/ShopsChip.tsx'
import { wayWords } from '../words/coupon-sentence.ts'
import { withField, type TermsEdit } from './terms-edit.ts'

const ways: readonly CouponCategory[] = ['A01', 'A02', 'A05', 'A03']

/** The shops and the ways of dining that a coupon is for. */
export function WhereSentence({ terms, onChange, disabled, shops, names, locale }: TermsEdit) {
  const { categories } = terms
  return (
    <Sentence title={m.offers_row_where()}>
      <ShopsChip
        storeIds={terms.storeIds}
        shops={shops}
        names={names}
        locale={locale}
        disabled={disabled}
        onChange={(storeIds) => onChange(withField(terms, 'storeIds', storeIds))}
      />
      {m.offers_for_ways()}
      <ChipPick
        label={m.offers_ways()}
        words={categories.length > 0 ? listWords(categories.map((way) => wayWords(way))) : m.offers_none()}
        options={ways.map((way) => ({ id: way, words: wayWords(way) }))}
        picked={categories}
        disabled={disabled}
        onChange={(ids) => onChange({ ...terms, categories: ways.filter((way) => ids.includes(way)) })}
      />
    </Sentence>
  )
}
