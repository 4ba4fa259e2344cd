import { useState } from 'react'
import { dayAndTime } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Callout } from '../Callout.tsx'
import { OfficeButton } from '../OfficeButton.tsx'
import type { ConflictField } from './conflict-fields.ts'
import './EditConflict.css'

type EditConflictProps = {
  /** The fields in which the two versions differ. */
  fields: readonly ConflictField[]
  /** The person who has made the other version, where that is known. */
  by?: string | null
  /** The moment at which they did, where that is known. */
  at?: number | null
  /** Goes on with one's own version. */
  onKeep: () => void
  /** Drops it for the other one; left out where there is none any more. */
  onTake?: () => void
  /** Lets fields be chosen one by one: `kept` are one's own at first, `onMerge` takes those that were chosen in place of `onKeep`. */
  merge?: { kept: readonly string[]; onMerge: (kept: ReadonlySet<string>) => void }
}

/** Shows both versions where somebody else has changed meanwhile what is edited here: one's own is kept, the other taken, or each field chosen. */
export function EditConflict({ fields, by = null, at = null, onKeep, onTake, merge }: EditConflictProps) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set(merge?.kept))
  const keep = (key: string, isMine: boolean) =>
    setKept(isMine ? new Set([...kept, key]) : new Set([...kept].filter((each) => each !== key)))
  return (
    <div role="alert">
      <Callout look="err">
        <b>{onTake ? conflictWords(by, at) : m.office_conflict_gone()}</b>
        <table className="tb oconf" aria-label={m.office_conflict()}>
          <thead>
            <tr>
              <th scope="col">{m.office_conflict_field()}</th>
              <th scope="col">{m.office_mine()}</th>
              <th scope="col">{m.office_theirs()}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <Row key={field.key} field={field} isMine={kept.has(field.key)} onKeep={merge && ((isMine) => keep(field.key, isMine))} />
            ))}
          </tbody>
        </table>
        <div className="oconf__foot">
          {merge ? (
            <OfficeButton look="brand" onClick={() => merge.onMerge(kept)}>
              {m.office_conflict_settle()}
            </OfficeButton>
          ) : (
            <OfficeButton onClick={onKeep}>{m.office_keep_mine()}</OfficeButton>
          )}
          {onTake && <OfficeButton onClick={onTake}>{m.office_take_theirs()}</OfficeButton>}
        </div>
      </Callout>
    </div>
  )
}

function conflictWords(by: string | null, at: number | null): string {
  if (by === null) return m.office_conflict()
  return at === null ? m.office_conflict_by({ name: by }) : m.office_conflict_by_at({ name: by, at: dayAndTime(at) })
}

type RowProps = { field: ConflictField; isMine: boolean; onKeep: ((isMine: boolean) => void) | undefined }

/** One field in both versions; of which one is chosen, where that can be. */
function Row({ field: { key, name, mine, theirs }, isMine, onKeep }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {[true, false].map((own) => (
        <td key={String(own)} data-head={own ? m.office_mine() : m.office_theirs()}>
          {onKeep ? (
            <label className="oconf__pick">
              <input type="radio" name={`conflict ${key}`} checked={isMine === own} onChange={() => onKeep(own)} />
              <span>{own ? mine : theirs}</span>
            </label>
          ) : own ? (
            mine
          ) : (
            theirs
          )}
        </td>
      ))}
    </tr>
  )
}
