import type { ChainProduct } from '@harbour/chain'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { Panel } from '../../../ui/Panel.tsx'
import { useReadOnly } from '../fields/read-only.ts'
import { localized } from '../../../words/localized.ts'
import { SortList } from '../../sort/SortList.tsx'
import { AddRequirement } from './AddRequirement.tsx'
import './Choices.css'
import { RequirementCard } from './RequirementCard.tsx'

/** The things that a product asks of its guest, in their order. */
export function Requirements() {
  const { fields, append, move, remove } = useFieldArray<ChainProduct, 'requirements'>({ name: 'requirements' })
  const { getValues } = useFormContext<ChainProduct>()
  const disabled = useReadOnly()
  return (
    <Panel
      title={m.menu_requirements()}
      sub={m.menu_requirements_say()}
      tools={
        !disabled && (
          <AddRequirement onAdd={append} taken={() => (getValues('requirements') ?? []).map(({ requirementId }) => requirementId)} />
        )
      }
    >
      {fields.length === 0 && <p className="help">{m.menu_requirements_none()}</p>}
      <SortList
        label={m.menu_requirements()}
        items={fields.map(({ id, name }) => ({ id, name: localized(name) }))}
        disabled={disabled}
        onMove={move}
      >
        {(at, tools) => <RequirementCard at={at} tools={tools} onRemove={() => remove(at)} />}
      </SortList>
    </Panel>
  )
}
