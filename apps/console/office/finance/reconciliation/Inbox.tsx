import { CircleCheck } from 'lucide-react'
import { money } from '../../../lib/money-text.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { Empty } from '../../ui/Empty.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { ByRule } from './ByRule.tsx'
import { caseColumns } from './case-columns.tsx'
import { caseStates, stateWords, type SettlementAnswer } from './case-words.ts'
import { narrowed, useReconciliationAddress } from './use-reconciliation.ts'

type InboxProps = { answer: SettlementAnswer; stale: boolean }

/** The differences that wait for a person, those that have been explained, and those that are over; then what explains itself. */
export function Inbox({ answer, stale }: InboxProps) {
  const { state, wanted, setClass, toCase, caseId } = useReconciliationAddress()
  const { cases, unexplained } = answer
  const rows = narrowed(cases, { state, wanted })
  const counted = caseStates.map((key) => ({ key, words: stateWords(key), count: narrowed(cases, { state: key, wanted }).length }))
  return (
    <Panel
      bare
      title={m.finance_inbox()}
      sub={
        unexplained.cases > 0 ? (
          m.finance_unexplained({ amount: money(unexplained.cents) })
        ) : (
          <Pill look="ok" icon={CircleCheck}>
            {m.finance_unexplained({ amount: money(0) })}
          </Pill>
        )
      }
    >
      <div className="rcl__states">
        <Tabs label={m.finance_states()} name="state" current={state} tabs={counted} />
      </div>
      <DataTable
        label={m.finance_inbox()}
        columns={caseColumns({ now: serverNow(), open: state === 'open', toCase })}
        rows={rows}
        rowKey={(row) => row.caseId}
        rowTo={(row) => toCase(row.caseId)}
        selected={(row) => row.caseId === caseId}
        tall
        stale={stale}
        empty={<NoCases answer={answer} isOpen={state === 'open'} isNarrowed={wanted !== undefined} onClear={() => setClass(undefined)} />}
      />
      <ByRule answer={answer} />
    </Panel>
  )
}

type NoCasesProps = { answer: SettlementAnswer; isOpen: boolean; isNarrowed: boolean; onClear: () => void }

function NoCases({ answer: { files, unexplained }, isOpen, isNarrowed, onClear }: NoCasesProps) {
  if (isNarrowed)
    return (
      <Empty title={m.finance_none_of_class()}>
        <OfficeButton onClick={onClear}>{m.office_clear_filters()}</OfficeButton>
      </Empty>
    )
  if (!isOpen) return <Empty title={m.finance_none_in_state()} />
  if (files.length === 0)
    return (
      <Empty title={m.finance_no_files()}>
        <p>{m.finance_no_files_say()}</p>
      </Empty>
    )
  return <Empty title={m.finance_all_explained()}>{unexplained.cents === 0 && <p>{m.finance_all_explained_say()}</p>}</Empty>
}
