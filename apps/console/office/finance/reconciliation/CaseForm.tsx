import { Users } from 'lucide-react'
import { useOffice } from '../../../api/keys.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import type { ConflictField } from '../../ui/conflict/conflict-fields.ts'
import { EditConflict } from '../../ui/conflict/EditConflict.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { LeaveGuard } from '../../ui/leave/LeaveGuard.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { choosableReasons, reasonWords, stateWords, type SettlementAnswer, type SettlementCase } from './case-words.ts'
import { useCaseForm, type CaseDraft } from './use-case-form.ts'

type CaseFormProps = { one: SettlementCase; owners: SettlementAnswer['owners'] }

/** The words of the address on which it depends whether a case is shown. */
const placeOfCase = ['case', 'tab', 'from', 'to']

/** Says who looks after a case, why the books differ, and whether it is over. */
export function CaseForm({ one, owners }: CaseFormProps) {
  const form = useCaseForm(one)
  const { draft, edit, say, isPending } = form
  const people = owners.map(({ staffId, name }) => ({ value: staffId, words: name }))
  const isComplete = draft.reason !== null && draft.note.trim() !== ''
  const maySave = !form.changed && (one.state === 'open' || isComplete)
  return (
    <div className="pan__b rcl__form">
      <p className="rcl__now">
        <b>{stateWords(one.state)}</b> {one.reason && reasonWords(one.reason)}{' '}
        {one.explainedBy && m.finance_explained_by({ name: one.explainedBy })}
      </p>
      <Owner owners={people} ownerId={draft.ownerId} onChange={(ownerId) => edit({ ownerId })} />
      <fieldset className="rcl__reasons">
        <legend className="lb">{m.finance_close_as()}</legend>
        {choosableReasons.map((reason) => (
          <OfficeButton
            key={reason}
            small
            look={draft.reason === reason ? 'tint' : 'line'}
            aria-pressed={draft.reason === reason}
            onClick={() => edit({ reason })}
          >
            {reasonWords(reason)}
          </OfficeButton>
        ))}
      </fieldset>
      <TextArea
        label={m.finance_note()}
        help={m.finance_note_say()}
        maxLength={500}
        value={draft.note}
        onChange={(note) => edit({ note: note.replaceAll('\n', ' ') })}
      />
      {form.changed && <EditConflict fields={differences(draft, one, owners)} onKeep={form.keepTyped} onTake={form.takeTheirs} />}
      <ErrorNote error={form.error} />
      <div className="rcl__acts">
        {one.state === 'open' && (
          <OfficeButton look="brand" pending={isPending} disabled={!isComplete || form.changed} onClick={() => say('explained')}>
            {m.finance_explain()}
          </OfficeButton>
        )}
        {one.state !== 'settled' && (
          <OfficeButton
            look={one.state === 'explained' ? 'brand' : 'line'}
            pending={isPending}
            disabled={!isComplete || form.changed || (one.needsSecond && one.state === 'open')}
            onClick={() => say('settled')}
          >
            {m.finance_settle()}
          </OfficeButton>
        )}
        {form.isTyped && (
          <OfficeButton pending={isPending} disabled={!maySave} onClick={() => say(one.state)}>
            {m.office_save()}
          </OfficeButton>
        )}
        {one.state !== 'open' && (
          <OfficeButton pending={isPending} disabled={form.changed} onClick={() => say('open')}>
            {m.finance_open_again()}
          </OfficeButton>
        )}
      </div>
      {!isComplete && <p className="help">{m.finance_explain_say()}</p>}
      <p className="help rcl__rule">
        <Icon of={Users} size={16} /> {one.needsSecond ? m.finance_second_person() : m.finance_never_erased()}
      </p>
      <LeaveGuard
        words={placeOfCase}
        isDirty={form.isTyped}
        onSave={() => maySave && !isPending && say(one.state)}
        onDiscard={form.takeTheirs}
      />
    </div>
  )
}

/** The fields of a case in which what is typed differs from what a colleague has made of it. */
function differences(draft: CaseDraft, one: SettlementCase, owners: SettlementAnswer['owners']): ConflictField[] {
  const ownerName = owners.find(({ staffId }) => staffId === draft.ownerId)?.name
  const fields = [
    { key: 'owner', name: m.finance_owner(), mine: ownerName ?? m.finance_nobody(), theirs: one.ownerName ?? m.finance_nobody() },
    { key: 'reason', name: m.finance_why(), mine: reasonOrNone(draft.reason), theirs: reasonOrNone(one.reason) },
    { key: 'note', name: m.finance_note(), mine: draft.note || '–', theirs: one.note || '–' },
  ]
  return fields.filter(({ mine, theirs }) => mine !== theirs)
}

const reasonOrNone = (reason: SettlementCase['reason']): string => (reason === null ? '–' : reasonWords(reason))

type OwnerProps = { owners: { value: string; words: string }[]; ownerId: string | null; onChange: (ownerId: string | null) => void }

function Owner({ owners, ownerId, onChange }: OwnerProps) {
  const me = useOffice(({ session }) => session?.staff.staffId)
  const gone =
    ownerId !== null && !owners.some(({ value }) => value === ownerId) ? [{ value: ownerId, words: m.finance_somebody_gone() }] : []
  return (
    <div className="rcl__owner">
      <SelectField
        label={m.finance_owner()}
        value={ownerId ?? ''}
        options={[{ value: '', words: m.finance_nobody() }, ...owners, ...gone]}
        onChange={(value) => onChange(value === '' ? null : value)}
      />
      {me !== undefined && me !== ownerId && owners.some(({ value }) => value === me) && (
        <OfficeButton onClick={() => onChange(me)}>{m.finance_take()}</OfficeButton>
      )}
    </div>
  )
}
