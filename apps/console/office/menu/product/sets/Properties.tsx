import type { ChainProduct, ChainSetProduct } from '@harbour/chain'
import { Plus, Trash2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { OfficeButton } from '../../../ui/OfficeButton.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useFault } from '../fields/faults.ts'
import { useReadOnly } from '../fields/read-only.ts'
import { freeId } from '../product-draft.ts'
import { localized } from '../../../words/localized.ts'

type Property = NonNullable<ChainSetProduct['properties']>[number]
type PropertiesProps = { path: `groups.${number}.mains.${number}.groups.${number}.products.${number}` }

const noWords = { tc: '', en: '' }

/** The free properties of something in a set, such as less sugar or no ice: what each is called, and its values. */
export function Properties({ path }: PropertiesProps) {
  const { field } = useController<ChainProduct, `${typeof path}.properties`>({ name: `${path}.properties` })
  const disabled = useReadOnly()
  const properties: Property[] = field.value ?? []
  const change = (next: Property[]) => field.onChange(next.length > 0 ? next : null)
  const put = (at: number, property: Property) => change(properties.with(at, property))
  const add = () => {
    const taken = new Set(properties.map(({ propertyId }) => propertyId))
    change([...properties, { propertyId: freeId('property', taken), name: noWords, values: [] }])
  }
  return (
    <div role="group" aria-label={m.menu_properties()}>
      {properties.map((property, at) => (
        <div key={property.propertyId} className="minner__property">
          <Both
            field={`${path}.properties.${at}.name`}
            words={property.name}
            disabled={disabled}
            onChange={(name) => put(at, { ...property, name })}
          >
            <OfficeButton
              small
              look="ghost"
              icon={Trash2}
              disabled={disabled}
              aria-label={m.menu_remove_of({ name: localized(property.name) })}
              onClick={() => change(properties.toSpliced(at, 1))}
            />
          </Both>
          {property.values.map((value, order) => (
            <Both
              key={value.valueId}
              inner
              field={`${path}.properties.${at}.values.${order}.name`}
              words={value.name}
              disabled={disabled}
              onChange={(name) => put(at, { ...property, values: property.values.with(order, { ...value, name }) })}
            >
              <OfficeButton
                small
                look="ghost"
                icon={X}
                disabled={disabled}
                aria-label={m.menu_remove_of({ name: localized(value.name) })}
                onClick={() => put(at, { ...property, values: property.values.toSpliced(order, 1) })}
              />
            </Both>
          ))}
          {!disabled && (
            <OfficeButton
              small
              look="ghost"
              icon={Plus}
              onClick={() => {
                const taken = new Set(properties.flatMap(({ values }) => values.map(({ valueId }) => valueId)))
                put(at, { ...property, values: [...property.values, { valueId: freeId('value', taken), name: noWords }] })
              }}
            >
              {m.menu_value_add()}
            </OfficeButton>
          )}
        </div>
      ))}
      {!disabled && (
        <OfficeButton small look="ghost" icon={Plus} onClick={add}>
          {m.menu_property_add()}
        </OfficeButton>
      )}
    </div>
  )
}

type BothProps = {
  field: string
  words: { tc: string; en: string }
  inner?: boolean
  disabled: boolean
  onChange: (words: { tc: string; en: string }) => void
  children: ReactNode
}

function Both({ field, words, inner = false, disabled, onChange, children }: BothProps) {
  const [tcFault, enFault] = [useFault(`${field}.tc`), useFault(`${field}.en`)]
  return (
    <div className={inner ? 'minner__both minner__both--in' : 'minner__both'}>
      <TextField
        label={m.menu_name_tc()}
        hideLabel={inner}
        value={words.tc}
        error={tcFault}
        disabled={disabled}
        onChange={(tc) => onChange({ ...words, tc })}
      />
      <TextField
        label={m.menu_name_en()}
        hideLabel={inner}
        value={words.en}
        error={enFault}
        disabled={disabled}
        onChange={(en) => onChange({ ...words, en })}
      />
      {children}
    </div>
  )
}
