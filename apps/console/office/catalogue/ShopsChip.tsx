import type { ChainShop } from '@harbour/chain'
import { m } from '../../paraglide/messages.js'
import { ChipPick } from '../ui/sentence/ChipPick.tsx'
import type { Locale } from '../words/in-language.ts'
import { shopList, type Names } from './names.ts'
import { shopOptions } from './pick-options.ts'

type ShopsChipProps = {
  /** Undefined for all shops. */
  storeIds: readonly string[] | undefined
  shops: readonly ChainShop[]
  names: Names
  locale: Locale
  disabled: boolean
  onChange: (storeIds: string[] | undefined) => void
}

/** The shops that something is for, within a sentence: all of them while none is picked. */
export function ShopsChip({ storeIds = [], shops, names, locale, disabled, onChange }: ShopsChipProps) {
  return (
    <ChipPick
      label={m.office_shops()}
      words={storeIds.length > 0 ? shopList(storeIds, names, locale) : m.office_all_shops()}
      options={shopOptions(shops, locale)}
      picked={storeIds}
      disabled={disabled}
      onChange={(ids) => onChange(ids.length > 0 ? ids : undefined)}
    />
  )
}
