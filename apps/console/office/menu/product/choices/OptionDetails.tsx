import type { ChainProduct } from '@harbour/chain'
import { useController, useFormContext } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { OfficeButton } from '../../../ui/OfficeButton.tsx'
import { AllergensAt } from '../fields/AllergensAt.tsx'
import { useFault } from '../fields/faults.ts'
import { CountAt, TickAt } from '../fields/form-fields.tsx'
import { useReadOnly } from '../fields/read-only.ts'
import { WordsAt } from '../fields/WordsAt.tsx'
import { PictureField } from '../../picture/PictureField.tsx'
import { PriceRules } from '../prices/PriceRules.tsx'
import { renamedOption } from './exclude-pair.ts'
import { Excludes } from './Excludes.tsx'

/** All that is said of one option. */
export function OptionDetails({ at, place }: { at: number; place: number }) {
  const path = `requirements.${at}.options.${place}` as const
  return (
    <div className="mopt__details stack">
      <div className="mopt__top">
        <OptionPicture at={at} place={place} />
        <div className="stack">
          <WordsAt name={`${path}.name`} tc={m.menu_name_tc()} en={m.menu_name_en()} />
          <WordsAt name={`${path}.note`} tc={m.menu_note_tc()} en={m.menu_note_en()} optional />
        </div>
      </div>
      <div className="mfld__row">
        <OptionCode at={at} place={place} />
        <CountAt name={`${path}.most`} label={m.menu_option_most()} />
        <CountAt name={`${path}.kcal`} label={m.menu_kcal()} signed />
        <CountAt name={`${path}.portion`} label={m.menu_portion()} hint="%" />
        <OptionSpice at={at} place={place} />
      </div>
      <TickAt name={`${path}.meat`}>{m.menu_meat()}</TickAt>
      <PriceRules at={`${path}.`} />
      <AllergensAt at={`${path}.`} />
      <Excludes at={at} place={place} />
    </div>
  )
}

/** A picture, which an option need not have. */
function OptionPicture({ at, place }: { at: number; place: number }) {
  const name = `requirements.${at}.options.${place}.picture` as const
  const { field } = useController<ChainProduct, typeof name>({ name })
  const [fault, disabled] = [useFault(name), useReadOnly()]
  return (
    <div>
      <PictureField label={m.menu_picture()} picture={field.value ?? ''} error={fault} disabled={disabled} onChange={field.onChange} />
      {field.value && (
        <OfficeButton small look="ghost" disabled={disabled} onClick={() => field.onChange('')}>
          {m.menu_picture_none()}
        </OfficeButton>
      )}
    </div>
  )
}

function OptionCode({ at, place }: { at: number; place: number }) {
  const name = `requirements.${at}.options.${place}.pid` as const
  const { field } = useController<ChainProduct, typeof name>({ name })
  const { getValues, setValue } = useFormContext<ChainProduct>()
  const rename = (after: string) => {
    const before = field.value ?? ''
    field.onChange(after)
    for (const { path, excludes } of renamedOption(getValues('requirements') ?? [], before, after))
      setValue(path, excludes, { shouldDirty: true })
  }
  return <TextField label={m.menu_code()} value={field.value ?? ''} error={useFault(name)} disabled={useReadOnly()} onChange={rename} />
}

function OptionSpice({ at, place }: { at: number; place: number }) {
  const name = `requirements.${at}.options.${place}.spice` as const
  const { field } = useController<ChainProduct, typeof name>({ name })
  const levels = [
    { value: '0', words: m.menu_spice_none() },
    { value: '1', words: m.menu_spice_mild() },
    { value: '2', words: m.menu_spice_hot() },
    { value: '3', words: m.menu_spice_very() },
  ]
  return (
    <SelectField
      label={m.menu_spice()}
      value={String(field.value ?? 0)}
      disabled={useReadOnly()}
      options={levels}
      onChange={(value) => field.onChange(value === '0' ? null : Number(value))}
    />
  )
}
