import type { ChainProduct } from '@harbour/chain'
import { X } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { OfficeButton } from '../../../ui/OfficeButton.tsx'
import { useReadOnly } from '../fields/read-only.ts'
import { localized } from '../../../words/localized.ts'
import { excludePair } from './exclude-pair.ts'

/** The options that do not go with one: added and taken back at both sides. */
export function Excludes({ at, place }: { at: number; place: number }) {
  const requirements = useWatch<ChainProduct, 'requirements'>({ name: 'requirements' }) ?? []
  const { setValue } = useFormContext<ChainProduct>()
  const disabled = useReadOnly()
  const option = requirements[at]?.options[place]
  if (!option) return null
  const { pid, excludes = [] } = option
  const all = requirements.flatMap(({ name, options }) =>
    options.map((each) => ({ pid: each.pid, words: `${localized(name)}: ${localized(each.name)}` })),
  )
  const change = (other: string, apart: boolean) => {
    for (const { path, excludes: next } of excludePair(requirements, [pid, other], apart)) setValue(path, next, { shouldDirty: true })
  }
  const others = all.filter((each) => each.pid !== pid && !excludes.includes(each.pid))
  return (
    <div className="mopt__excludes">
      <SelectField
        label={m.menu_excludes()}
        value=""
        disabled={disabled}
        options={[{ value: '', words: m.menu_excludes_add() }, ...others.map((each) => ({ value: each.pid, words: each.words }))]}
        onChange={(other) => other !== '' && change(other, true)}
      />
      <ul>
        {excludes.map((other) => {
          const words = all.find((each) => each.pid === other)?.words ?? other
          return (
            <li key={other}>
              {words}
              <OfficeButton
                small
                look="ghost"
                icon={X}
                disabled={disabled}
                aria-label={m.menu_take_out({ name: words })}
                onClick={() => change(other, false)}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
