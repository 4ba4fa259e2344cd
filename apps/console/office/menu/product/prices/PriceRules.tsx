import type { ChainPriceRule, ChainProduct, Prices } from '@harbour/chain'
import { Plus } from 'lucide-react'
import { useController, useWatch, type FieldPathByValue } from 'react-hook-form'
import { classes } from '../../../../lib/classes.ts'
import { m } from '../../../../paraglide/messages.js'
import { useNames } from '../../../catalogue/names.ts'
import { OfficeButton } from '../../../ui/OfficeButton.tsx'
import { useReadOnly } from '../fields/read-only.ts'
import './PriceRules.css'
import { PriceRule } from './PriceRule.tsx'

type Choice = `requirements.${number}.options.${number}.` | `groups.${number}.mains.${number}.`
type PriceRulesProps = { at: '' | Choice | `groups.${number}.mains.${number}.groups.${number}.products.${number}.` }
type RulesName = FieldPathByValue<ChainProduct, ChainPriceRule[] | undefined>
type PriceName = FieldPathByValue<ChainProduct, Prices>

/** The other prices of a product or of a choice: those of some shops, and those of some days or times. */
export function PriceRules({ at }: PriceRulesProps) {
  // Each of these has both.
  const name = `${at}priceRules` as RulesName
  const { field } = useController<ChainProduct, RulesName>({ name })
  const price = useWatch<ChainProduct, PriceName>({ name: `${at}price` as PriceName })
  const { shops, names } = useNames()
  const disabled = useReadOnly()
  const rules: readonly ChainPriceRule[] = field.value ?? []
  return (
    <fieldset className="mrules" disabled={disabled}>
      {/* The panel of a product’s own says it already. */}
      <legend className={classes(at === '' && 'visually-hidden')}>{m.office_field_price_rules()}</legend>
      {rules.map((rule, place) => (
        <PriceRule
          key={place}
          name={`${name}.${place}`}
          number={place + 1}
          rule={rule}
          price={price}
          shops={shops}
          names={names}
          disabled={disabled}
          onChange={(next) => field.onChange(rules.with(place, next))}
          onRemove={() => field.onChange(rules.toSpliced(place, 1))}
        />
      ))}
      {!disabled && (
        <span>
          <OfficeButton small icon={Plus} onClick={() => field.onChange([...rules, { price: {} }])}>
            {m.menu_rule_add()}
          </OfficeButton>
        </span>
      )}
    </fieldset>
  )
}
