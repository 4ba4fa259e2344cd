import type { ChainProduct } from '@harbour/chain'
import { brandIds } from '@harbour/rules'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { OfficeButton } from '../../../ui/OfficeButton.tsx'
import { AllergensAt } from '../fields/AllergensAt.tsx'
import { useFault } from '../fields/faults.ts'
import { GroupFault } from '../fields/GroupFault.tsx'
import { CountAt, SumAt, TextAt, TickAt } from '../fields/form-fields.tsx'
import { useReadOnly } from '../fields/read-only.ts'
import { WordsAt } from '../fields/WordsAt.tsx'
import { PriceRules } from '../prices/PriceRules.tsx'
import { freeId } from '../product-draft.ts'
import { localized } from '../../../words/localized.ts'
import { MoveButtons } from '../../sort/MoveButtons.tsx'
import { Properties } from './Properties.tsx'

type InnerGroupCardProps = {
  at: number
  place: number
  inner: number
  last: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** One group that is chosen inside a dish of a set, with all that can be chosen there. */
export function InnerGroupCard({ at, place, inner, last, onMove, onRemove }: InnerGroupCardProps) {
  const path = `groups.${at}.mains.${place}.groups.${inner}` as const
  const { fields, append, remove } = useFieldArray<ChainProduct, `${typeof path}.products`>({ name: `${path}.products` })
  const { getValues } = useFormContext<ChainProduct>()
  const name = localized(useWatch<ChainProduct, `${typeof path}.name`>({ name: `${path}.name` }) ?? { tc: '', en: '' })
  const fault = useFault(`${path}.products`)
  const disabled = useReadOnly()
  const add = () => {
    const taken = new Set((getValues(`${path}.products`) ?? []).map(({ pid }) => pid))
    append({ pid: freeId('option', taken), name: { tc: '', en: '' }, price: { [brandIds.hongKong]: 0, [brandIds.macau]: 0 } })
  }
  return (
    <section className="minner" aria-label={name}>
      <header className="mset__h">
        <h4>{name || m.menu_group_unnamed()}</h4>
        <span className="mset__tools">
          <MoveButtons name={name} first={inner === 0} last={last} disabled={disabled} onMove={onMove} />
          <OfficeButton small look="ghost" icon={Trash2} disabled={disabled} aria-label={m.menu_remove_of({ name })} onClick={onRemove} />
        </span>
      </header>
      <div className="mset__rule">
        <WordsAt name={`${path}.name`} tc={m.menu_name_tc()} en={m.menu_name_en()} />
        <CountAt name={`${path}.min`} label={m.menu_least()} needed />
        <CountAt name={`${path}.max`} label={m.menu_at_most()} needed />
      </div>
      {fields.map((field, each) => {
        const product = `${path}.products.${each}` as const
        return (
          <details key={field.id} className="minner__each">
            <summary>{localized(field.name) || m.menu_option_unnamed()}</summary>
            <div className="stack">
              <WordsAt name={`${product}.name`} tc={m.menu_name_tc()} en={m.menu_name_en()} />
              <div className="mfld__row">
                <SumAt name={`${product}.price.${brandIds.hongKong}`} label={m.menu_surcharge_hk()} />
                <SumAt name={`${product}.price.${brandIds.macau}`} label={m.menu_surcharge_mo()} />
                <TextAt name={`${product}.pid`} label={m.menu_code()} />
                <CountAt name={`${product}.kcal`} label={m.menu_kcal()} signed />
              </div>
              <TickAt name={`${product}.preset`}>{m.menu_preset()}</TickAt>
              <PriceRules at={`${product}.`} />
              <AllergensAt at={`${product}.`} />
              <Properties path={product} />
              <OfficeButton small look="danger" icon={Trash2} disabled={disabled} onClick={() => remove(each)}>
                {m.menu_remove_of({ name: localized(field.name) || m.menu_option_unnamed() })}
              </OfficeButton>
            </div>
          </details>
        )
      })}
      <GroupFault fault={fault} />
      {!disabled && (
        <OfficeButton small look="ghost" icon={Plus} onClick={add}>
          {m.menu_option_add()}
        </OfficeButton>
      )}
    </section>
  )
}
