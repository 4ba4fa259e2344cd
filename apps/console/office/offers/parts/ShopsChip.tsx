import type { ChainShop } from '@harbour/chain'
import { m } from '../../../paraglide/messages.js'
import { shopOptions } from '../../catalogue/pick-options.ts'
import { unlessEmpty } from '../terms/terms-edit.ts'
import { shopList } from '../words/coupon-sentence.ts'
import type { Locale } from '../../words/in-language.ts'
import type { Names } from '../../catalogue/names.ts'
import { ChipPick } from '../../ui/sentence/ChipPick.tsx'

type ShopsChipProps = {
  /** Undefined for all shops. */
  storeIds: readonly string[] | undefined
  shops: readonly ChainShop[]
  names: Names
  locale: Locale
  disabled: boolean
  onChange: (storeIds: string[] | undefined) => void
}

/** The shops of an offer, all of them while none is picked. */
export function ShopsChip({ storeIds = [], shops, names, locale, disabled, onChange }: ShopsChipProps) {
  return (
    <ChipPick
      label={m.offers_shops()}
      words={storeIds.length > 0 ? shopList(storeIds, names, locale) : m.office_all_shops()}
      options={shopOptions(shops, locale)}
      picked={storeIds}
      disabled={disabled}
      onChange={(ids) => onChange(unlessEmpty(ids))}
    />
  )
}
