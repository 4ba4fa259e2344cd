import type { ChainProduct } from '@harbour/chain'
import { brandIds } from '@harbour/rules'
import { useController, useFormContext } from 'react-hook-form'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { useRecords } from '../../catalogue/records.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PictureField } from '../picture/PictureField.tsx'
import { localized } from '../../words/localized.ts'
import { AllergensAt } from './fields/AllergensAt.tsx'
import { useFault } from './fields/faults.ts'
import { CountAt, SumAt } from './fields/form-fields.tsx'
import { useReadOnly } from './fields/read-only.ts'
import { WordsAt } from './fields/WordsAt.tsx'
import { idFrom } from './product-draft.ts'

/** The things that every product has: its picture, texts, prices, making time and allergens. */
export function BasicsPanel({ isNew, live }: { isNew: boolean; live: ChainProduct | null }) {
  const { field: picture } = useController<ChainProduct, 'picture'>({ name: 'picture' })
  const fault = useFault('picture')
  const disabled = useReadOnly()
  const { hongKong, macau } = brandIds
  const now = (cents: number | undefined) => (cents === undefined ? undefined : m.menu_price_live({ price: money(cents) }))
  return (
    <Panel>
      <div className="mpro__top">
        <PictureField label={m.menu_picture()} picture={picture.value} error={fault} disabled={disabled} onChange={picture.onChange} />
        <div className="stack">
          <WordsAt name="name" tc={m.menu_name_tc()} en={m.menu_name_en()} />
          <WordsAt name="description" tc={m.menu_description_tc()} en={m.menu_description_en()} lines />
        </div>
      </div>
      <div className="mfld__row mpro__gap">
        <SumAt name={`price.${hongKong}`} label={m.menu_price_hk()} hint={now(live?.price[hongKong])} />
        <SumAt name={`originalPrice.${hongKong}`} label={m.menu_original_hk()} hint={m.menu_struck()} />
        <SumAt name={`price.${macau}`} label={m.menu_price_mo()} hint={now(live?.price[macau])} />
        <SumAt name={`originalPrice.${macau}`} label={m.menu_original_mo()} hint={m.menu_struck()} />
      </div>
      <div className="mfld__row mpro__gap">
        <Category disabled={disabled} />
        {isNew && <Code />}
        <CountAt name="makeMinutes" label={m.menu_minutes()} needed />
        <CountAt name="boxes" label={m.menu_boxes()} needed />
      </div>
      <div className="mpro__gap">
        <AllergensAt at="" />
        <p className="help">{m.menu_allergens_say()}</p>
      </div>
    </Panel>
  )
}

function Category({ disabled }: { disabled: boolean }) {
  const { field } = useController<ChainProduct, 'category'>({ name: 'category' })
  const categories = (useRecords('category').records ?? []).filter(({ record }) => !record.pids)
  const known = categories.some(({ id }) => id === field.value)
  return (
    <SelectField
      label={m.menu_category()}
      value={field.value}
      error={useFault('category')}
      disabled={disabled}
      options={[
        ...(known ? [] : [{ value: field.value, words: field.value || '—' }]),
        ...categories.map(({ id, record }) => ({ value: id, words: localized(record.name) })),
      ]}
      onChange={field.onChange}
    />
  )
}

/** The id of a new product, made of its English name until somebody types another. */
function Code() {
  const { field } = useController<ChainProduct, 'pid'>({ name: 'pid' })
  const { getValues } = useFormContext<ChainProduct>()
  return (
    <TextField
      label={m.menu_code()}
      help={m.menu_code_say()}
      value={field.value}
      error={useFault('pid')}
      onFocus={() => field.value === '' && field.onChange(idFrom(getValues('name.en')))}
      onChange={field.onChange}
    />
  )
}
