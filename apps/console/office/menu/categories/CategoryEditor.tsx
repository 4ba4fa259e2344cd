import { Trash2 } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { useRecords } from '../../catalogue/records.ts'
import { useMay } from '../../session/rights.ts'
import { conflictFields } from '../../ui/conflict/conflict-fields.ts'
import { EditConflict } from '../../ui/conflict/EditConflict.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { LeaveGuard } from '../../ui/leave/LeaveGuard.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { fieldWords } from '../../words/field-words.ts'
import { localized } from '../../words/localized.ts'
import { categoryRecord } from './category-draft.ts'
import { CategoryFields } from './CategoryFields.tsx'
import { useCategoryForm, type CategoryFormTerms } from './use-category-form.ts'

/** A heading of the menu as it is edited, or a new one (`listed` null). */
export function CategoryEditor(terms: CategoryFormTerms) {
  const { listed } = terms
  const form = useCategoryForm(terms)
  const { draft, conflict, takeTheirs } = form
  const mayEdit = useMay('catalogue.edit')
  const products = useRecords('product').records ?? []
  const isUsed = listed !== null && products.some(({ record }) => record.category === listed.id)
  return (
    <Panel title={listed ? localized(listed.record.name) : m.menu_category_new()}>
      <form
        className="mcat__form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        <CategoryFields
          draft={draft}
          isNew={listed === null}
          faults={form.faults}
          products={products}
          // A new one is another page once it is saved.
          disabled={!mayEdit || (listed === null && form.isSaving)}
          onChange={form.change}
        />
        <ErrorNote error={form.failure} />
        {conflict && (
          <EditConflict
            fields={conflictFields(categoryRecord(draft), conflict.theirs?.record ?? {}, fieldWords)}
            by={conflict.by ?? null}
            at={conflict.at ?? null}
            onKeep={form.keepMine}
            {...(takeTheirs && { onTake: takeTheirs })}
          />
        )}
        {form.refused.map(({ field, fault }) => (
          <p key={`${field} ${fault}`} className="help is-error">
            {fieldWords(field)}: {fault}
          </p>
        ))}
        {mayEdit && (
          <div className="mcat__foot">
            <OfficeButton type="submit" look="brand" pending={form.isSaving}>
              {m.office_save()}
            </OfficeButton>
            {listed && (
              <OfficeButton
                icon={Trash2}
                look="danger"
                disabled={isUsed}
                title={isUsed ? m.menu_category_used() : undefined}
                pending={form.isRemoving}
                onClick={form.remove}
              >
                {m.menu_category_remove()}
              </OfficeButton>
            )}
            {isUsed && <span className="mcat__count">{m.menu_category_used()}</span>}
          </div>
        )}
      </form>
      <LeaveGuard
        part={{ word: 'category', now: listed?.id ?? 'new' }}
        isDirty={mayEdit && form.isDirty}
        onSave={form.submit}
        onDiscard={form.discard}
      />
    </Panel>
  )
}
