import type { ChainOption, ChainProduct } from '@harbour/chain'
import { brandIds } from '@harbour/rules'
import { Plus } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { OfficeButton } from '../../../ui/OfficeButton.tsx'
import { useFault } from '../fields/faults.ts'
import { GroupFault } from '../fields/GroupFault.tsx'
import { useReadOnly } from '../fields/read-only.ts'
import { freeId } from '../product-draft.ts'
import { localized } from '../../../words/localized.ts'
import { SortList } from '../../sort/SortList.tsx'
import { withoutOption } from './exclude-pair.ts'
import { OptionRow } from './OptionRow.tsx'

/** The options of a group, in their order. */
export function Options({ at }: { at: number }) {
  const { fields, append, move, remove } = useFieldArray<ChainProduct, `requirements.${number}.options`>({
    name: `requirements.${at}.options`,
  })
  const { getValues, setValue } = useFormContext<ChainProduct>()
  const disabled = useReadOnly()
  const fault = useFault(`requirements.${at}.options`)
  const takeOut = (place: number) => {
    const pid = getValues(`requirements.${at}.options.${place}.pid`)
    remove(place)
    if (pid === undefined) return
    for (const { path, excludes } of withoutOption(getValues('requirements') ?? [], pid)) setValue(path, excludes, { shouldDirty: true })
  }
  const add = () => {
    const pids = (getValues('requirements') ?? []).flatMap(({ options }) => options.map(({ pid }) => pid))
    const option: ChainOption = {
      pid: freeId('option', new Set(pids)),
      name: { tc: '', en: '' },
      note: { tc: '', en: '' },
      price: { [brandIds.hongKong]: 0, [brandIds.macau]: 0 },
      excludes: [],
    }
    append(option)
  }
  return (
    <>
      {fields.length > 0 && (
        <div className="mopt__head" aria-hidden="true">
          <span>{m.menu_hkd()}</span>
          <span>{m.menu_mop()}</span>
        </div>
      )}
      <SortList
        label={m.menu_options()}
        items={fields.map(({ id, name, pid }) => ({ id, name: localized(name) || pid }))}
        disabled={disabled}
        onMove={move}
      >
        {(place, tools) => <OptionRow at={at} place={place} tools={tools} onRemove={() => takeOut(place)} />}
      </SortList>
      <GroupFault fault={fault} />
      {!disabled && (
        <OfficeButton small look="ghost" icon={Plus} onClick={add}>
          {m.menu_option_add()}
        </OfficeButton>
      )}
    </>
  )
}
