import { m } from '../../../paraglide/messages.js'
import { Callout } from '../../ui/Callout.tsx'
import { conflictFields } from '../../ui/conflict/conflict-fields.ts'
import { EditConflict } from '../../ui/conflict/EditConflict.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { fieldWords } from '../../words/field-words.ts'
import './OfferNotes.css'

type OfferNotesProps = {
  form: {
    value: object | null
    faults: { field: string; fault: string }[]
    failure: Error | null
    theirs: { held: { record: object } | null; changedBy: string | null; changedAt: number | null } | undefined
    takeTheirs: () => void
    keepMine: () => void
    save: () => void
  }
}

/** The reasons why an offer was not saved: its faults by field, or both versions where somebody else has changed it. */
export function OfferNotes({ form }: OfferNotesProps) {
  const { faults, failure, theirs } = form
  return (
    <>
      {faults.length > 0 && (
        <div role="alert">
          <Callout look="err">
            <b>{m.offers_not_saved()}</b>
            <ul className="offnotes">
              {faults.map(({ field, fault }) => (
                <li key={`${field} ${fault}`}>
                  <b>{fieldWords(field)}</b>: {fault}
                </li>
              ))}
            </ul>
          </Callout>
        </div>
      )}
      {faults.length === 0 && <ErrorNote error={failure} onRetry={form.save} />}
      {theirs && (
        <EditConflict
          fields={conflictFields(form.value ?? {}, theirs.held?.record ?? {}, fieldWords)}
          by={theirs.changedBy}
          at={theirs.changedAt}
          onKeep={form.keepMine}
          onTake={form.takeTheirs}
        />
      )}
    </>
  )
}
