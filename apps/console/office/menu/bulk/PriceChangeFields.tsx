import { brandIds } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { CheckField } from '../../ui/form/CheckField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import './Bulk.css'
import type { ChangeFields } from './change-fields.ts'
import { roundings, type Rounding } from './price-change.ts'

type PriceChangeFieldsProps = { fields: ChangeFields; wrong: boolean; onChange: (fields: ChangeFields) => void }

const roundingNames: Record<Rounding, () => string> = {
  50: m.menu_round_half,
  100: m.menu_round_whole,
  10: m.menu_round_tenth,
  1: m.menu_round_none,
}

/** The rule by which prices change. */
export function PriceChangeFields({ fields, wrong, onChange }: PriceChangeFieldsProps) {
  return (
    <>
      <div className="mbulk__fields">
        <SelectField
          label={m.menu_price_where()}
          value={String(fields.brand)}
          options={[
            { value: String(brandIds.hongKong), words: m.office_hong_kong() },
            { value: String(brandIds.macau), words: m.office_macau() },
            { value: 'both', words: m.menu_price_both() },
          ]}
          onChange={(value) => onChange({ ...fields, brand: Object.values(brandIds).find((brand) => String(brand) === value) ?? 'both' })}
        />
        <SelectField
          label={m.menu_price_way()}
          value={fields.way}
          options={[
            { value: 'up', words: m.menu_price_up() },
            { value: 'down', words: m.menu_price_down() },
          ]}
          onChange={(way) => onChange({ ...fields, way })}
        />
        <TextField
          label={m.menu_price_size()}
          inputMode="decimal"
          value={fields.typed}
          error={wrong ? m.menu_price_wrong() : undefined}
          onChange={(typed) => onChange({ ...fields, typed })}
        />
        <SelectField
          label={m.menu_price_by()}
          value={fields.by}
          options={[
            { value: 'percent', words: m.menu_price_percent() },
            { value: 'sum', words: m.menu_price_dollars() },
          ]}
          onChange={(by) => onChange({ ...fields, by })}
        />
        <SelectField
          label={m.menu_price_round()}
          value={String(fields.rounding)}
          options={roundings.map((rounding) => ({ value: String(rounding), words: roundingNames[rounding]() }))}
          onChange={(value) => onChange({ ...fields, rounding: roundings.find((each) => String(each) === value) ?? fields.rounding })}
        />
      </div>
      <div>
        <CheckField checked={fields.rules} onChange={(rules) => onChange({ ...fields, rules })}>
          {m.menu_price_rules()}
        </CheckField>
        <CheckField checked={fields.choices} onChange={(choices) => onChange({ ...fields, choices })}>
          {m.menu_price_choices()}
        </CheckField>
      </div>
    </>
  )
}
