import type { ChainProduct } from '@harbour/chain'
import { allergens, type Allergen } from '@harbour/rules'
import { useController, type FieldPathByValue } from 'react-hook-form'
import { classes } from '../../../../lib/classes.ts'
import { m } from '../../../../paraglide/messages.js'
import { allergenName } from '../../../../words/allergen-names.ts'
import { useFault } from './faults.ts'
import { GroupFault } from './GroupFault.tsx'
import './Fields.css'
import { useReadOnly } from './read-only.ts'

type AllergensAtProps = {
  at: '' | `requirements.${number}.options.${number}.` | `groups.${number}.mains.${number}.groups.${number}.products.${number}.`
}
type ListName = FieldPathByValue<ChainProduct, Allergen[] | undefined>

/** The allergens that are in a dish or a choice, and those that may be: a tap goes from one to the next. */
export function AllergensAt({ at }: AllergensAtProps) {
  // Each of these has both lists.
  const { field: contains } = useController<ChainProduct, ListName>({ name: `${at}contains` as ListName })
  const { field: mayContain } = useController<ChainProduct, ListName>({ name: `${at}mayContain` as ListName })
  const disabled = useReadOnly()
  const error = useFault(`${at}mayContain`)
  const [within, may] = [contains.value ?? [], mayContain.value ?? []]
  const without = (list: readonly Allergen[], name: Allergen) => list.filter((each) => each !== name)
  const next = (name: Allergen) => {
    if (within.includes(name)) {
      contains.onChange(without(within, name))
      mayContain.onChange(inOrder([...may, name]))
    } else if (may.includes(name)) mayContain.onChange(without(may, name))
    else contains.onChange(inOrder([...within, name]))
  }
  return (
    <fieldset className="mfld__group" disabled={disabled}>
      <legend>{m.menu_allergens()}</legend>
      {allergens.map((name) => {
        const state = within.includes(name) ? 'in' : may.includes(name) ? 'may' : 'out'
        const words = allergenName(name)
        return (
          <button
            key={name}
            type="button"
            aria-pressed={state === 'in' ? true : state === 'may' ? 'mixed' : false}
            aria-label={state === 'may' ? m.menu_may_contain({ name: words }) : words}
            className={classes('mfld__chip', state === 'in' && 'is-on', state === 'may' && 'is-may')}
            onClick={() => next(name)}
          >
            {state === 'may' ? m.menu_may_contain({ name: words }) : words}
          </button>
        )
      })}
      <GroupFault fault={error} />
    </fieldset>
  )
}

const inOrder = (names: readonly Allergen[]): Allergen[] => allergens.filter((name) => names.includes(name))
