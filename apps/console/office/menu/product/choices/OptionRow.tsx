import type { ChainProduct } from '@harbour/chain'
import { brandIds } from '@harbour/rules'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { Pill } from '../../../ui/Pill.tsx'
import { DetailTools } from '../fields/DetailTools.tsx'
import { useFaultsUnder } from '../fields/faults.ts'
import { SumAt } from '../fields/form-fields.tsx'
import { useReadOnly } from '../fields/read-only.ts'
import { localized } from '../../../words/localized.ts'
import type { SortTools } from '../../sort/SortItem.tsx'
import { OptionDetails } from './OptionDetails.tsx'

type OptionRowProps = { at: number; place: number; tools: SortTools; onRemove: () => void }

/** One option: its name, what it adds to the price of each brand, whether it is chosen beforehand, and all else at a tap. */
export function OptionRow({ at, place, tools, onRemove }: OptionRowProps) {
  const requirement = useWatch<ChainProduct, `requirements.${number}`>({ name: `requirements.${at}` })
  const { getValues, setValue } = useFormContext<ChainProduct>()
  const path = `requirements.${at}.options.${place}` as const
  const faults = useFaultsUnder(path)
  const disabled = useReadOnly()
  const [isOpen, setIsOpen] = useState(false)
  const option = requirement?.options[place]
  if (!requirement || !option) return null
  const name = localized(option.name) || m.menu_option_unnamed()
  const shown = isOpen || faults > 0 || localized(option.name) === ''
  const preset = (on: boolean) => {
    // Of one that is chosen, only one is chosen beforehand.
    if (on && requirement.max === 1)
      for (const [other, { preset: was }] of (getValues(`requirements.${at}.options`) ?? []).entries())
        if (was && other !== place) setValue(`requirements.${at}.options.${other}.preset`, false, { shouldDirty: true })
    setValue(`${path}.preset`, on, { shouldDirty: true })
  }
  return (
    <div className="mopt">
      <div className="mopt__row">
        {tools.handle}
        <span className="mopt__name">
          {name} <small>{localized(option.note ?? { tc: '', en: '' })}</small>
          {(option.excludes?.length ?? 0) > 0 && (
            <Pill look="warn" icon={Ban}>
              {m.menu_excludes_count({ count: option.excludes?.length ?? 0 })}
            </Pill>
          )}
        </span>
        <SumAt name={`${path}.price.${brandIds.hongKong}`} label={m.menu_option_price_hk({ name })} hideLabel />
        <SumAt name={`${path}.price.${brandIds.macau}`} label={m.menu_option_price_mo({ name })} hideLabel />
        <label className="mopt__preset">
          <input
            type="checkbox"
            checked={option.preset === true}
            disabled={disabled}
            aria-label={m.menu_option_preset({ name })}
            onChange={({ target }) => preset(target.checked)}
          />
          <span aria-hidden="true">{m.menu_preset()}</span>
        </label>
        <DetailTools name={name} isOpen={shown} moves={tools.moves} onToggle={() => setIsOpen(!shown)} onRemove={onRemove} />
      </div>
      {shown && <OptionDetails at={at} place={place} />}
    </div>
  )
}
