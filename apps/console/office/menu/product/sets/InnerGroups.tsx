import type { ChainProduct } from '@harbour/chain'
import { useFieldArray } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { useRecords } from '../../../catalogue/records.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { useReadOnly } from '../fields/read-only.ts'
import { freeId } from '../product-draft.ts'
import { localized } from '../../../words/localized.ts'
import { InnerGroupCard } from './InnerGroupCard.tsx'
import { innerGroupsOf, type InnerGroup } from './set-main.ts'

const blank: InnerGroup = { groupId: 'choice', name: { tc: '', en: '' }, min: 1, max: 1, products: [] }

/** The groups that are chosen inside a dish of a set: its size, its crust, its sugar. */
export function InnerGroups({ at, place }: { at: number; place: number }) {
  const name = `groups.${at}.mains.${place}.groups` as const
  const { fields, append, remove, move } = useFieldArray<ChainProduct, typeof name>({ name })
  const products = useRecords('product').records ?? []
  const disabled = useReadOnly()
  const others = innerGroupsOf(products.map(({ record }) => record)).map((each, order) => ({ ...each, value: String(order) }))
  const add = (value: string) => {
    const inner = others.find((each) => each.value === value)?.inner ?? blank
    append({ ...structuredClone(inner), groupId: freeId(inner.groupId, new Set(fields.map(({ groupId }) => groupId))) })
  }
  return (
    <div role="group" aria-label={m.menu_inner()}>
      <span className="lb">{m.menu_inner()}</span>
      {fields.map(({ id }, inner) => (
        <InnerGroupCard
          key={id}
          at={at}
          place={place}
          inner={inner}
          last={inner === fields.length - 1}
          onMove={(by) => move(inner, inner + by)}
          onRemove={() => remove(inner)}
        />
      ))}
      {!disabled && (
        <SelectField
          label={m.menu_inner_add()}
          hideLabel
          value=""
          options={[
            { value: '', words: m.menu_inner_add() },
            { value: 'blank', words: m.menu_requirement_blank() },
            ...others.map(({ value, main, inner }) => ({
              value,
              words: m.menu_requirement_of({ requirement: localized(inner.name), product: localized(main.name) }),
            })),
          ]}
          onChange={(value) => value !== '' && add(value)}
        />
      )}
    </div>
  )
}
