import type { ChainCategory } from '@harbour/chain'
import { catalogueRecordGet } from '@harbour/protocol'
import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure, isRefused } from '../../../api/call-failure.ts'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { useRecords, type Listed } from '../../catalogue/records.ts'
import { recordFaults, useSaveRecord } from '../../catalogue/save-record.ts'
import type { HeldRecord } from '../../catalogue/use-record.ts'
import { useVersions } from '../../catalogue/versions.ts'
import { useMay } from '../../session/rights.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { localized } from '../../words/localized.ts'
import { categoryFaults, categoryRecord, newCategory } from './category-draft.ts'
import { CategoryFields } from './CategoryFields.tsx'

type CategoryEditorProps = { listed: Listed<'category'> | null; onSaved: (categoryId: string) => void; onRemoved: () => void }

/** A heading of the menu as it is edited, or a new one (`listed` null). */
export function CategoryEditor({ listed, onSaved, onRemoved }: CategoryEditorProps) {
  const [draft, setDraft] = useState<ChainCategory>(listed?.record ?? newCategory)
  const [seen, setSeen] = useState(listed?.hash ?? null)
  const [isTried, setIsTried] = useState(false)
  const mayEdit = useMay('catalogue.edit')
  const categories = useRecords('category').records ?? []
  const products = useRecords('product').records ?? []
  const { versions } = useVersions()
  const save = useSaveRecord()
  const taken = listed ? [] : categories.map(({ id }) => id)
  const faults = categoryFaults(draft, taken)
  const write = async (record: ChainCategory | null) => {
    const id = listed?.id ?? draft.categoryId
    if (!listed) return save({ kind: 'category', id, record, seen: { held: null, live: null } })
    // Of its kind: the gateway has checked it by its schema.
    const now = (await call(catalogueRecordGet, {
      versionNo: versions?.shownNo ?? 0,
      kind: 'category',
      id,
    })) as unknown as HeldRecord<'category'>
    if (now.held?.hash !== seen) throw new CallFailure('RECORD_CHANGED', m.office_record_changed())
    return save({ kind: 'category', id, record, seen: now })
  }
  const saved = useMutation({
    mutationFn: async () => write(categoryRecord(draft)),
    onSuccess: (hash) => {
      setSeen(hash)
      sayNote(m.office_saved())
      onSaved(draft.categoryId)
    },
  })
  const removed = useMutation({
    mutationFn: async () => write(null),
    onSuccess: () => {
      sayNote(m.menu_removed({ name: localized(draft.name) }))
      onRemoved()
    },
  })
  const isUsed = listed !== null && products.some(({ record }) => record.category === listed.id)
  const shownFaults = isTried ? faults : []
  return (
    <Panel title={listed ? localized(listed.record.name) : m.menu_category_new()}>
      <form
        className="mcat__form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setIsTried(true)
          if (faults.length === 0) saved.mutate()
        }}
      >
        <CategoryFields
          draft={draft}
          isNew={listed === null}
          faults={shownFaults}
          products={products}
          disabled={!mayEdit}
          onChange={setDraft}
        />
        <ErrorNote error={saved.error ?? removed.error} />
        {listed && isRefused(saved.error ?? removed.error, 'RECORD_CHANGED') && (
          <OfficeButton
            onClick={() => {
              setDraft(listed.record)
              setSeen(listed.hash)
              saved.reset()
              removed.reset()
            }}
          >
            {m.office_take_theirs()}
          </OfficeButton>
        )}
        {recordFaults(saved.error).map(({ field, fault }) => (
          <p key={`${field} ${fault}`} className="help is-error">
            {field}: {fault}
          </p>
        ))}
        {mayEdit && (
          <div className="mcat__foot">
            <OfficeButton type="submit" look="brand" pending={saved.isPending}>
              {m.office_save()}
            </OfficeButton>
            {listed && (
              <OfficeButton
                icon={Trash2}
                look="danger"
                disabled={isUsed}
                title={isUsed ? m.menu_category_used() : undefined}
                pending={removed.isPending}
                onClick={() => removed.mutate()}
              >
                {m.menu_category_remove()}
              </OfficeButton>
            )}
            {isUsed && <span className="mcat__count">{m.menu_category_used()}</span>}
          </div>
        )}
      </form>
    </Panel>
  )
}
