import type { Answer, auditGet } from '@harbour/protocol'
import { dayAndTime } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { useShopNames } from '../../words/use-shop-names.ts'
import { useFilter } from '../../ui/table/table-address.ts'
import { actionName } from '../../words/action-words.ts'
import { differences, type Difference } from './differences.ts'

type Entry = Answer<typeof auditGet>['entries'][number]

/** One thing that somebody did; opened, it shows what was and what is, field by field. */
export function AuditRow({ entry }: { entry: Entry }) {
  const { at, staffId, staffName, action, subject, storeId, before, after, logId } = entry
  const { nameOf } = useShopNames()
  const [, setWho] = useFilter('who')
  const changed = differences(before, after)
  return (
    <li>
      <details>
        <summary>
          <time dateTime={new Date(at).toISOString()}>{dayAndTime(at)}</time>
          <b>{staffName}</b>
          <span>{actionName(action)}</span>
          <span className="pplaudit__subject">{subject}</span>
          <span className="pplaudit__shop">{storeId === null ? '' : nameOf(storeId)}</span>
        </summary>
        <div className="pplaudit__in">
          {changed.length > 0 ? <Changed changed={changed} /> : <p>{m.people_audit_no_detail()}</p>}
          <p className="pplaudit__log">
            {staffId !== null && (
              <button type="button" onClick={() => setWho(staffId)}>
                {m.people_audit_all_of({ name: staffName })}
              </button>
            )}
            <span>
              {action} · {logId}
            </span>
          </p>
        </div>
      </details>
    </li>
  )
}

function Changed({ changed }: { changed: readonly Difference[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{m.people_audit_field()}</th>
          <th scope="col">{m.people_audit_before()}</th>
          <th scope="col">{m.people_audit_after()}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(({ field, was, is }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{was === null ? '—' : <del>{was}</del>}</td>
            <td>{is === null ? '—' : <ins>{is}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
