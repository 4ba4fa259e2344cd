import type { CatalogueVersion } from '@harbour/protocol'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { Pill, type PillLook } from '../../ui/Pill.tsx'
import './ChangeTable.css'
import { changeLines, shownWords, type RecordChange } from './change-words.ts'
import { kindWords } from './kind-words.ts'
import { useRecordNames } from './record-names.ts'
import { recordPath } from './record-path.ts'

type ChangeTableProps = {
  /** The difference: its records as far as they are told, and how many there are. */
  difference: { records: readonly RecordChange[]; total: number }
  /** The version whose names the records go by. */
  version: Pick<CatalogueVersion, 'versionNo' | 'revision'>
  /** The heads of what was, and of what is to be. */
  heads: { before: string; after: string }
  /** The records that something forbids. */
  blocked?: ReadonlySet<string>
  tools?: (record: RecordChange) => ReactNode
}

/** The key of a record among those of all kinds. */
export const changeKey = ({ kind, id }: { kind: string; id: string }): string => `${kind} ${id}`

const looks: Record<RecordChange['change'], PillLook> = { added: 'ok', removed: 'err', changed: 'info', moved: 'plain' }

/** The records in which two versions differ, in words and money. */
export function ChangeTable({ difference: { records, total }, version, heads, blocked, tools }: ChangeTableProps) {
  const nameOf = useRecordNames([...new Set(records.map(({ kind }) => kind))], version)
  const notAll = shownWords(records.length, total)
  const changeWords = { added: m.publish_added, removed: m.publish_removed, changed: m.publish_changed, moved: m.publish_moved }
  return (
    <div className="tbbox">
      {notAll && <p className="chg__some">{notAll}</p>}
      <table className="chg" aria-label={m.publish_changes()}>
        <thead>
          <tr>
            <th scope="col">{m.publish_kind()}</th>
            <th scope="col">{m.publish_what()}</th>
            <th scope="col">{heads.before}</th>
            <th scope="col">
              <span className="visually-hidden">→</span>
            </th>
            <th scope="col">{heads.after}</th>
            {tools && (
              <th scope="col">
                <span className="visually-hidden">{m.publish_tools()}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={changeKey(record)} className={blocked?.has(changeKey(record)) ? 'is-blocked' : undefined}>
              <td>
                <Pill look={looks[record.change]}>{changeWords[record.change]()}</Pill>
              </td>
              <td>
                <Named to={recordPath(record.kind, record.id)}>{nameOf(record.kind, record.id)}</Named>
                <small>{kindWords(record.kind)}</small>
              </td>
              <td colSpan={3}>
                <ul className="chg__lines">
                  {changeLines(record).map(({ field, before, after }) => (
                    <li key={field}>
                      <small>{field}</small>
                      <del>{before ?? m.publish_not_there()}</del>
                      <Icon of={ArrowRight} size={16} />
                      <ins>{after ?? m.publish_not_there()}</ins>
                    </li>
                  ))}
                </ul>
              </td>
              {tools && <td className="chg__tools">{tools(record)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Named({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to === undefined ? <b>{children}</b> : <Link to={to}>{children}</Link>
}
