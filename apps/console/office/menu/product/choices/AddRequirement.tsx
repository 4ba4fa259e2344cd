import type { ChainRequirement } from '@harbour/chain'
import { m } from '../../../../paraglide/messages.js'
import { useRecords } from '../../../catalogue/records.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { localized } from '../../../words/localized.ts'
import { freeId } from '../product-draft.ts'

type AddRequirementProps = { taken: () => string[]; onAdd: (requirement: ChainRequirement) => void }

const blank: ChainRequirement = {
  requirementId: 'choice',
  name: { tc: '', en: '' },
  note: { tc: '', en: '' },
  kind: 'choice',
  min: 1,
  max: 1,
  options: [],
}

/** Adds a group of choices: an empty one, or one as another product has it. */
export function AddRequirement({ taken, onAdd }: AddRequirementProps) {
  const products = useRecords('product').records ?? []
  const others = products.flatMap(({ record }) =>
    (record.requirements ?? []).map((requirement) => ({
      value: `${record.pid}/${requirement.requirementId}`,
      words: m.menu_requirement_of({ requirement: localized(requirement.name), product: localized(record.name) }),
      requirement,
    })),
  )
  const add = (requirement: ChainRequirement) => {
    const requirementId = freeId(requirement.requirementId, new Set(taken()))
    onAdd({
      ...requirement,
      requirementId,
      note: requirement.note ?? { tc: '', en: '' },
      options: requirement.options.map((option) => ({
        ...option,
        note: option.note ?? { tc: '', en: '' },
        excludes: option.excludes ?? [],
      })),
    })
  }
  return (
    <SelectField
      label={m.menu_requirement_add()}
      hideLabel
      value=""
      options={[
        { value: '', words: m.menu_requirement_add() },
        { value: 'blank', words: m.menu_requirement_blank() },
        ...others.map(({ value, words }) => ({ value, words })),
      ]}
      onChange={(value) => {
        if (value === '') return
        add(others.find((other) => other.value === value)?.requirement ?? blank)
      }}
    />
  )
}
