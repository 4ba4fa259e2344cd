import { m } from '../../../paraglide/messages.js'
import { Callout } from '../../ui/Callout.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import './OfferNotes.css'

type OfferNotesProps = {
  form: {
    value: object | null
    faults: { field: string; fault: string }[]
    failure: Error | null
    theirs: { held: { record: object } | null; changedBy: string | null } | undefined
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
                  <code>{field}</code> {fault}
                </li>
              ))}
            </ul>
          </Callout>
        </div>
      )}
      {faults.length === 0 && <ErrorNote error={failure} onRetry={form.save} />}
      {theirs && (
        <div role="alert">
          <Callout look="warn">
            <b>{theirs.changedBy ? m.offers_conflict_by({ name: theirs.changedBy }) : m.offers_conflict()}</b>
            <Fields mine={form.value ?? {}} theirs={theirs.held?.record ?? {}} />
            <OfficeButton small onClick={form.takeTheirs}>
              {m.offers_take_theirs()}
            </OfficeButton>{' '}
            <OfficeButton small onClick={form.keepMine}>
              {m.offers_keep_mine()}
            </OfficeButton>
          </Callout>
        </div>
      )}
    </>
  )
}

/** The fields in which two versions of an offer differ. */
function Fields({ mine, theirs }: { mine: object; theirs: object }) {
  const [one, other] = [new Map(Object.entries(mine)), new Map(Object.entries(theirs))]
  const names = [...new Set([...one.keys(), ...other.keys()])].filter((name) => text(one.get(name)) !== text(other.get(name)))
  return (
    <table className="offnotes">
      <thead>
        <tr>
          <th scope="col">{m.offers_field()}</th>
          <th scope="col">{m.offers_mine()}</th>
          <th scope="col">{m.offers_theirs()}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{text(one.get(name))}</td>
            <td>{text(other.get(name))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const text = (value: unknown): string => (value === undefined ? '–' : JSON.stringify(value))
