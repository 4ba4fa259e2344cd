import type { ChainProduct, ChainRequirement } from '@harbour/chain'
import { useController } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { CheckField } from '../../../ui/form/CheckField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { CountAt } from '../fields/form-fields.tsx'
import { useReadOnly } from '../fields/read-only.ts'
import { WordsAt } from '../fields/WordsAt.tsx'

const kinds = ['size', 'crust', 'topping', 'choice'] as const
const sides = ['whole', 'halves', 'left', 'right'] as const

/** The texts and the rule of a group of choices. */
export function RequirementFields({ at }: { at: number }) {
  return (
    <details className="mreq__more">
      <summary>{m.menu_requirement_more()}</summary>
      <div className="stack">
        <WordsAt name={`requirements.${at}.name`} tc={m.menu_name_tc()} en={m.menu_name_en()} />
        <WordsAt name={`requirements.${at}.note`} tc={m.menu_note_tc()} en={m.menu_note_en()} optional />
        <div className="mfld__row">
          <CountAt name={`requirements.${at}.min`} label={m.menu_least()} needed />
          <CountAt name={`requirements.${at}.max`} label={m.menu_at_most()} needed />
          <Kind at={at} />
          <Side at={at} />
        </div>
        <Charges at={at} />
      </div>
    </details>
  )
}

function Kind({ at }: { at: number }) {
  const { field } = useController<ChainProduct, `requirements.${number}.kind`>({ name: `requirements.${at}.kind` })
  const names: Record<ChainRequirement['kind'], string> = {
    size: m.menu_kind_size(),
    crust: m.menu_kind_crust(),
    topping: m.menu_kind_topping(),
    choice: m.menu_kind_choice(),
  }
  return (
    <SelectField
      label={m.menu_kind()}
      value={field.value}
      disabled={useReadOnly()}
      options={kinds.map((value) => ({ value, words: names[value] }))}
      onChange={field.onChange}
    />
  )
}

function Side({ at }: { at: number }) {
  const { field } = useController<ChainProduct, `requirements.${number}.side`>({ name: `requirements.${at}.side` })
  const names = { whole: m.menu_side_whole(), halves: m.menu_side_halves(), left: m.menu_side_left(), right: m.menu_side_right() }
  return (
    <SelectField
      label={m.menu_side()}
      value={field.value ?? 'whole'}
      disabled={useReadOnly()}
      options={sides.map((value) => ({ value, words: names[value] }))}
      onChange={(side) => field.onChange(side === 'whole' ? null : side)}
    />
  )
}

function Charges({ at }: { at: number }) {
  const { field } = useController<ChainProduct, `requirements.${number}.charges`>({ name: `requirements.${at}.charges` })
  return (
    <CheckField checked={field.value === 'dearest'} disabled={useReadOnly()} onChange={(on) => field.onChange(on ? 'dearest' : null)}>
      {m.menu_charges_dearest()}
    </CheckField>
  )
}
