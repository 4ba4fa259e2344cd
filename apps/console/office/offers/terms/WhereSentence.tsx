import type { CouponCategory } from '@harbour/rules'
import { listWords } from '../../../lib/list-words.ts'
import { m } from '../../../paraglide/messages.js'
import { ChipPick } from '../../ui/sentence/ChipPick.tsx'
import { Sentence } from '../../ui/sentence/Sentence.tsx'
import { shopList, wayWords } from '../words/coupon-sentence.ts'
import { shopOptions } from '../../catalogue/pick-options.ts'
import { unlessEmpty, withField, type TermsEdit } from './terms-edit.ts'

const ways: readonly CouponCategory[] = ['A01', 'A02', 'A05', 'A03']

/** The shops and the ways of dining that a coupon is for. */
export function WhereSentence({ terms, onChange, disabled, shops, names, locale }: TermsEdit) {
  const { storeIds = [], categories } = terms
  return (
    <Sentence title={m.offers_row_where()}>
      <ChipPick
        label={m.offers_shops()}
        words={storeIds.length > 0 ? shopList(storeIds, names, locale) : m.office_all_shops()}
        options={shopOptions(shops, locale)}
        picked={storeIds}
        disabled={disabled}
        onChange={(ids) => onChange(withField(terms, 'storeIds', unlessEmpty(ids)))}
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
