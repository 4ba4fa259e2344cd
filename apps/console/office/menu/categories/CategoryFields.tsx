import type { ChainCategory, Words } from '@harbour/chain'
import { stations } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import type { Listed } from '../../catalogue/records.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { faultWords } from '../product/fault-words.ts'
import { idFrom } from '../product/product-draft.ts'
import { PictureField } from '../picture/PictureField.tsx'
import type { CategoryFault } from './category-draft.ts'
import { PidList } from './PidList.tsx'

type CategoryFieldsProps = {
  draft: ChainCategory
  isNew: boolean
  faults: readonly CategoryFault[]
  products: readonly Listed<'product'>[]
  disabled: boolean
  onChange: (draft: ChainCategory) => void
}

/** The fields of a heading, both languages side by side. */
export function CategoryFields({ draft, isNew, faults, products, disabled, onChange }: CategoryFieldsProps) {
  const errorAt = (field: string) => {
    const found = faults.find((each) => each.field === field)
    return found && faultWords(found.fault)
  }
  const stationNames = { oven: m.menu_station_oven(), fryer: m.menu_station_fryer(), bar: m.menu_station_bar() }
  const note: Words = draft.note ?? { tc: '', en: '' }
  const named = (name: Words) =>
    onChange({ ...draft, name, ...(isNew && draft.categoryId === idFrom(draft.name.en) && { categoryId: idFrom(name.en) }) })
  const text = (label: string, value: string, change: (value: string) => void, field: string) => (
    <TextField label={label} value={value} disabled={disabled} error={errorAt(field)} onChange={change} />
  )
  return (
    <>
      <div className="mcat__pair">
        {text(m.menu_name_tc(), draft.name.tc, (tc) => named({ ...draft.name, tc }), 'name.tc')}
        {text(m.menu_name_en(), draft.name.en, (en) => named({ ...draft.name, en }), 'name.en')}
        {text(m.menu_note_tc(), note.tc, (tc) => onChange({ ...draft, note: { ...note, tc } }), 'note.tc')}
        {text(m.menu_note_en(), note.en, (en) => onChange({ ...draft, note: { ...note, en } }), 'note.en')}
        {isNew && text(m.menu_code(), draft.categoryId, (categoryId) => onChange({ ...draft, categoryId }), 'categoryId')}
        <SelectField
          label={m.menu_station()}
          value={draft.station ?? ''}
          disabled={disabled}
          options={[{ value: '', words: m.menu_station_none() }, ...stations.map((value) => ({ value, words: stationNames[value] }))]}
          onChange={(station) => {
            const { station: _, ...rest } = draft
            onChange(station === '' ? rest : { ...rest, station })
          }}
        />
      </div>
      <PictureField
        label={m.menu_picture()}
        picture={draft.picture}
        error={errorAt('picture')}
        disabled={disabled}
        onChange={(picture) => onChange({ ...draft, picture })}
      />
      {draft.pids && (
        <PidList
          label={m.menu_gathered()}
          pids={draft.pids}
          products={products}
          disabled={disabled}
          onChange={(pids) => onChange({ ...draft, pids })}
        />
      )}
      <PidList
        label={m.menu_goes_with()}
        pids={draft.goesWith ?? []}
        products={products}
        disabled={disabled}
        onChange={(goesWith) => onChange({ ...draft, goesWith })}
      />
    </>
  )
}
