import type { ChainProduct, ChainSetMain } from '@harbour/chain'
import { useFieldArray } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { useRecords } from '../../../catalogue/records.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { useFault } from '../fields/faults.ts'
import { GroupFault } from '../fields/GroupFault.tsx'
import { useReadOnly } from '../fields/read-only.ts'
import { localized } from '../../../words/localized.ts'
import { SortList } from '../../sort/SortList.tsx'
import { MainCard } from './MainCard.tsx'
import { mainOf } from './set-main.ts'

/** The dishes of a group, in their order. */
export function Mains({ at }: { at: number }) {
  const { fields, append, move, remove } = useFieldArray<ChainProduct, `groups.${number}.mains`>({ name: `groups.${at}.mains` })
  const products = useRecords('product').records ?? []
  const disabled = useReadOnly()
  const fault = useFault(`groups.${at}.mains`)
  const had = new Set(fields.map(({ pid }) => pid))
  const others = products.filter(({ id, record }) => record.type !== 2 && !had.has(id))
  const add = (pid: string) => {
    const dish = products.find(({ id }) => id === pid)?.record
    if (dish) append(mainOf(dish))
  }
  return (
    <>
      <SortList
        label={m.menu_mains()}
        grid
        items={fields.map(({ id, name }: Pick<ChainSetMain, 'name'> & { id: string }) => ({ id, name: localized(name) }))}
        disabled={disabled}
        onMove={move}
      >
        {(place, tools) => <MainCard at={at} place={place} tools={tools} onRemove={() => remove(place)} />}
      </SortList>
      <GroupFault fault={fault} />
      {!disabled && (
        <SelectField
          label={m.menu_main_add()}
          hideLabel
          value=""
          options={[
            { value: '', words: m.menu_main_add() },
            ...others.map(({ id, record }) => ({ value: id, words: localized(record.name) })),
          ]}
          onChange={(pid) => pid !== '' && add(pid)}
        />
      )}
    </>
  )
}
