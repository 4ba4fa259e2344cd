import { Link } from 'react-router'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Pill } from '../../ui/Pill.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { caseName, classLooks, providerWords, reasonWords, sidesWords, waitedWords, waitsLong, type SettlementCase } from './case-words.ts'

type CaseColumnsTerms = { now: number; open: boolean; toCase: (caseId: string) => string }

/** The columns of the inbox; of cases that are over, why in place of how long they wait. */
export function caseColumns({ now, open, toCase }: CaseColumnsTerms): Column<SettlementCase>[] {
  const waiting: Column<SettlementCase> = {
    key: 'waiting',
    head: m.finance_waiting(),
    right: true,
    sort: ({ happenedAt }) => now - happenedAt,
    cell: ({ happenedAt }) => <span className={waitsLong(happenedAt, now) ? 'rcl__long' : undefined}>{waitedWords(happenedAt, now)}</span>,
  }
  const why: Column<SettlementCase> = {
    key: 'why',
    head: m.finance_why(),
    sort: ({ reason }) => reason ?? '',
    cell: ({ reason, note }) => (
      <>
        {reason && reasonWords(reason)}
        <small>{note}</small>
      </>
    ),
  }
  return [
    {
      key: 'class',
      head: m.finance_class(),
      sort: (row) => row.class,
      cell: (row) => (
        <Pill look={classLooks[row.class].look} icon={classLooks[row.class].icon}>
          {classLooks[row.class].words()}
        </Pill>
      ),
    },
    {
      key: 'what',
      head: m.finance_what(),
      sort: caseName,
      cell: (row) => (
        <>
          <Link to={toCase(row.caseId)}>
            {caseName(row)} · {providerWords(row.provider)}
          </Link>
          <small>{sidesWords(row)}</small>
        </>
      ),
    },
    {
      key: 'amount',
      head: m.finance_amount(),
      right: true,
      sort: ({ difference }) => Math.abs(difference),
      cell: ({ difference }) => money(Math.abs(difference)),
    },
    {
      key: 'owner',
      head: m.finance_owner(),
      sort: ({ ownerName }) => ownerName ?? '',
      cell: ({ ownerName }) => ownerName ?? m.finance_nobody(),
    },
    open ? waiting : why,
  ]
}
