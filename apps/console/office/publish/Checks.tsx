import type { Answer, catalogueCheckGet, catalogueDifferenceGet } from '@harbour/protocol'
import { brandIds } from '@harbour/rules'
import { CircleCheck, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { money } from '../../lib/money-text.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Pill } from '../ui/Pill.tsx'
import { fieldWords } from '../words/field-words.ts'
import { recordFaultWords } from '../words/record-fault-words.ts'
import { recordPath } from './changes/record-path.ts'
import './Checks.css'

type ChecksProps = {
  checks: Answer<typeof catalogueCheckGet> | undefined
  difference: Answer<typeof catalogueDifferenceGet> | undefined
  error: Error | null
  onRetry: () => unknown
}

/** The checks of a draft: what forbids that it is published, what should be looked at twice, and what it does to baskets. */
export function Checks({ checks, difference, error, onRetry }: ChecksProps) {
  const failed = checks ? checks.faults.length + checks.conflicts.length : 0
  const mark =
    checks &&
    (failed > 0 ? (
      <Pill look="err" icon={CircleX}>
        {m.publish_failed_count({ count: failed })}
      </Pill>
    ) : (
      <Pill look="ok" icon={CircleCheck}>
        {m.publish_all_passed()}
      </Pill>
    ))
  return (
    <Panel title={m.publish_checks()} tools={mark}>
      <ErrorNote error={error} onRetry={onRetry} />
      {!checks && !error && <Loading rows={4} />}
      <ul className="checks">
        {checks?.faults.map(({ kind, id, field, fault }) => (
          <Check key={`${kind} ${id} ${field}`} look="bad" to={recordPath(kind, id)} title={`${id}: ${fieldWords(field)}`}>
            {recordFaultWords(fault)}
          </Check>
        ))}
        {checks?.conflicts.map(({ kind, id, changedBy }) => (
          <Check key={`${kind} ${id}`} look="bad" to={recordPath(kind, id)} title={m.publish_conflict({ id })}>
            {m.publish_conflict_say({ name: changedBy ?? m.publish_somebody() })}
          </Check>
        ))}
        {checks && failed === 0 && (
          <Check look="good" title={m.publish_whole()}>
            {m.publish_whole_say()}
          </Check>
        )}
        {difference && <Moves {...difference.largeMoves} />}
        {difference?.baskets
          .filter(({ orders }) => orders > 0)
          .map(({ brand, orders, affected, before, after }) => (
            <Check
              key={brand}
              look={affected > 0 ? 'see' : 'good'}
              title={m.publish_baskets({ orders, brand: brand === brandIds.macau ? m.office_macau() : m.office_hong_kong() })}
            >
              {affected === 0 ? m.publish_baskets_same() : m.publish_baskets_say({ affected, before: money(before), after: money(after) })}
            </Check>
          ))}
      </ul>
    </Panel>
  )
}

function Moves({ total, ids }: Answer<typeof catalogueDifferenceGet>['largeMoves']) {
  if (total === 0) return <Check look="good" title={m.publish_no_large_moves()} />
  return (
    <Check look="see" title={m.publish_large_moves({ count: total })}>
      {ids.slice(0, 5).join(', ')}
    </Check>
  )
}

const icons: Record<'good' | 'see' | 'bad', LucideIcon> = { good: CircleCheck, see: TriangleAlert, bad: CircleX }

type CheckProps = { look: keyof typeof icons; to?: string | undefined; title: string; children?: ReactNode }

function Check({ look, to, title, children }: CheckProps) {
  return (
    <li className={`is-${look}`}>
      <Icon of={icons[look]} size={18} />
      <span>
        {to === undefined ? <b>{title}</b> : <Link to={to}>{title}</Link>}
        {children && <small>{children}</small>}
      </span>
    </li>
  )
}
