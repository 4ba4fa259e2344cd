import type { ChainShop } from '@harbour/chain'
import { soldOutReasons } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { CheckField } from '../../ui/form/CheckField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { localized } from '../../words/localized.ts'
import './Bulk.css'

/** A word that something has run out, or is back: at which shops, until when, and why. */
export type SoldOutChoice = {
  soldOut: boolean
  where: 'brand' | 'chain' | 'shops'
  storeIds: ReadonlySet<string>
  until: 'tomorrow' | 'open'
  reason: '' | (typeof soldOutReasons)[number]
}

const reasonNames: Record<(typeof soldOutReasons)[number], () => string> = {
  ingredients: m.menu_reason_ingredients,
  delivery: m.menu_reason_delivery,
  quality: m.menu_reason_quality,
  equipment: m.menu_reason_equipment,
  staffing: m.menu_reason_staffing,
  other: m.menu_reason_other,
}

type SoldOutFieldsProps = {
  choice: SoldOutChoice
  shops: readonly ChainShop[]
  isMacau: boolean
  onChange: (choice: SoldOutChoice) => void
}

/** The fields of the word that something has run out, or is back. */
export function SoldOutFields({ choice, shops, isMacau, onChange }: SoldOutFieldsProps) {
  const ticked = (storeId: string, on: boolean) => {
    const storeIds = new Set(choice.storeIds)
    if (on) storeIds.add(storeId)
    else storeIds.delete(storeId)
    onChange({ ...choice, storeIds })
  }
  return (
    <>
      <div className="mbulk__fields">
        <SelectField
          label={m.menu_sold_out_what()}
          value={choice.soldOut ? 'out' : 'back'}
          options={[
            { value: 'out', words: m.menu_sold_out_is() },
            { value: 'back', words: m.menu_sold_out_back() },
          ]}
          onChange={(value) => onChange({ ...choice, soldOut: value === 'out' })}
        />
        <SelectField
          label={m.menu_sold_out_where()}
          value={choice.where}
          options={[
            { value: 'brand', words: isMacau ? m.menu_all_of_macau() : m.menu_all_of_hong_kong() },
            { value: 'chain', words: m.menu_all_of_chain() },
            { value: 'shops', words: m.menu_some_shops() },
          ]}
          onChange={(where) => onChange({ ...choice, where })}
        />
        {choice.soldOut && (
          <>
            <SelectField
              label={m.menu_sold_out_until()}
              value={choice.until}
              options={[
                { value: 'tomorrow', words: m.menu_until_tomorrow() },
                { value: 'open', words: m.menu_until_back() },
              ]}
              onChange={(until) => onChange({ ...choice, until })}
            />
            <SelectField
              label={m.menu_sold_out_reason()}
              value={choice.reason}
              options={[{ value: '', words: '—' }, ...soldOutReasons.map((value) => ({ value, words: reasonNames[value]() }))]}
              onChange={(reason) => onChange({ ...choice, reason })}
            />
          </>
        )}
      </div>
      {choice.where === 'shops' && (
        <fieldset className="mbulk__shops">
          <legend className="visually-hidden">{m.menu_some_shops()}</legend>
          {shops.map(({ storeId, name }) => (
            <CheckField key={storeId} checked={choice.storeIds.has(storeId)} onChange={(on) => ticked(storeId, on)}>
              {localized(name)}
            </CheckField>
          ))}
        </fieldset>
      )}
    </>
  )
}
