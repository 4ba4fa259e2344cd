import type { ChainProduct } from '@harbour/chain'
import { Plus } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { OfficeButton } from '../../../ui/OfficeButton.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useReadOnly } from '../fields/read-only.ts'
import { freeId } from '../product-draft.ts'
import { localized } from '../../../words/localized.ts'
import { SortList } from '../../sort/SortList.tsx'
import { GroupCard } from './GroupCard.tsx'
import './Sets.css'

/** The groups of a set, of each of which its guest chooses so many. */
export function SetGroups({ live }: { live: ChainProduct | null }) {
  const { fields, append, move, remove } = useFieldArray<ChainProduct, 'groups'>({ name: 'groups' })
  const { getValues } = useFormContext<ChainProduct>()
  const disabled = useReadOnly()
  const add = () => {
    const taken = new Set((getValues('groups') ?? []).map(({ groupId }) => groupId))
    append({ groupId: freeId('group', taken), name: { tc: '', en: '' }, min: 1, max: 1, mains: [] })
  }
  return (
    <Panel
      title={m.menu_groups()}
      sub={m.menu_groups_say()}
      tools={
        !disabled && (
          <OfficeButton small icon={Plus} onClick={add}>
            {m.menu_group_add()}
          </OfficeButton>
        )
      }
    >
      {fields.length === 0 && <p className="help">{m.menu_groups_none()}</p>}
      <SortList
        label={m.menu_groups()}
        items={fields.map(({ id, name }) => ({ id, name: localized(name) }))}
        disabled={disabled}
        onMove={move}
      >
        {(at, tools) => <GroupCard at={at} tools={tools} live={live} onRemove={() => remove(at)} />}
      </SortList>
    </Panel>
  )
}
