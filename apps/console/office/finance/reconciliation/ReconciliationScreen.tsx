import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { periodWords } from '../../ui/period/period-words.ts'
import { mostReconciled } from '../../ui/period/period.ts'
import { PeriodPicker } from '../../ui/period/PeriodPicker.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { DayEnds } from '../day-ends/DayEnds.tsx'
import { dayEndsCsv } from '../day-ends/day-ends-query.ts'
import { BooksStanding } from './BooksStanding.tsx'
import { CasePanel } from './CasePanel.tsx'
import type { SettlementAnswer } from './case-words.ts'
import { ClassCards } from './ClassCards.tsx'
import { FilesTable } from './FilesTable.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { Inbox } from './Inbox.tsx'
import './ReconciliationScreen.css'
import {
  reconciliationTabs,
  settlementsCsv,
  useReconciliationAddress,
  useSettlements,
  type ReconciliationTab,
} from './use-reconciliation.ts'

/** The books of some days beside those of the providers and beside the shops' drawers, down to the last cent that nobody has explained. */
export function ReconciliationScreen() {
  const { today, period, setPeriod, tab } = useReconciliationAddress()
  const [importing, setImporting] = useState(false)
  const { data, error, refetch, isPlaceholderData } = useSettlements(period)
  const file = `${tab} ${period.from} ${period.to}`.replaceAll('/', '-')
  return (
    <Page
      title={m.office_reconciliation()}
      sub={periodWords(period)}
      tools={
        <>
          <CsvButton name={file} csv={() => (tab === 'dayEnds' ? dayEndsCsv(period) : settlementsCsv(period))} />
          <OfficeButton look="go" icon={FileUp} onClick={() => setImporting(true)}>
            {m.finance_import()}
          </OfficeButton>
        </>
      }
    >
      <PeriodPicker today={today} period={period} most={mostReconciled} onChange={setPeriod} />
      <Tabs label={m.office_reconciliation()} current={tab} tabs={reconciliationTabs.map((key) => ({ key, words: tabWords(key) }))} />
      {tab === 'dayEnds' && <DayEnds period={period} />}
      {tab === 'books' && <BooksStanding />}
      {(tab === 'inbox' || tab === 'files') && (
        <>
          <ErrorNote error={error} onRetry={refetch} />
          {data ? (
            tab === 'inbox' ? (
              <CasesBeside answer={data} stale={isPlaceholderData} />
            ) : (
              <FilesTable files={data.files} stale={isPlaceholderData} />
            )
          ) : (
            !error && <Loading rows={10} />
          )}
        </>
      )}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </Page>
  )
}

/** The classes, the inbox, and beside it the case that is open. */
function CasesBeside({ answer, stale }: { answer: SettlementAnswer; stale: boolean }) {
  const { wanted, setClass, caseId } = useReconciliationAddress()
  const one = answer.cases.find((each) => each.caseId === caseId)
  return (
    <>
      <ClassCards answer={answer} wanted={wanted} onChoose={setClass} />
      <div className={one ? 'rcl rcl--two' : 'rcl'}>
        <Inbox answer={answer} stale={stale} />
        {one && <CasePanel one={one} owners={answer.owners} />}
      </div>
    </>
  )
}

const tabWords = (tab: ReconciliationTab): string =>
  ({ inbox: m.finance_tab_inbox, files: m.finance_files, dayEnds: m.finance_day_ends, books: m.finance_tab_books })[tab]()
