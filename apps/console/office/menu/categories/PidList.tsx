import { X } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import type { Listed } from '../../catalogue/records.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { localized } from '../../words/localized.ts'
import { moved } from '../sort/moved.ts'
import { SortList } from '../sort/SortList.tsx'

type PidListProps = {
  label: string
  pids: readonly string[]
  products: readonly Listed<'product'>[]
  disabled: boolean
  onChange: (pids: string[]) => void
}

/** Some products by name, in an order: added, moved, taken out. */
export function PidList({ label, pids, products, disabled, onChange }: PidListProps) {
  const names = new Map(products.map(({ id, record }) => [id, localized(record.name)]))
  const others = products.filter(({ id }) => !pids.includes(id))
  return (
    <div role="group" aria-label={label}>
      <span className="lb">{label}</span>
      <SortList
        label={label}
        items={pids.map((pid) => ({ id: pid, name: names.get(pid) ?? pid }))}
        disabled={disabled}
        onMove={(from, to) => onChange(moved(pids, from, to))}
      >
        {(at, { handle, moves }) => {
          const name = names.get(pids[at] ?? '') ?? pids[at]
          return (
            <div className="mcat__row">
              {handle}
              <span className="mcat__name">{name}</span>
              {moves}
              <OfficeButton
                small
                look="ghost"
                icon={X}
                disabled={disabled}
                aria-label={m.menu_take_out({ name: name ?? '' })}
                onClick={() => onChange(pids.toSpliced(at, 1))}
              />
            </div>
          )
        }}
      </SortList>
      {!disabled && (
        <SelectField
          label={m.menu_add_to({ list: label })}
          hideLabel
          value=""
          options={[
            { value: '', words: m.menu_add_product() },
            ...others.map(({ id, record }) => ({ value: id, words: localized(record.name) })),
          ]}
          onChange={(pid) => pid !== '' && onChange([...pids, pid])}
        />
      )}
    </div>
  )
}
