import { dayWords } from '../../../lib/calendar-day.ts'
import { m } from '../../../paraglide/messages.js'
import { useMay } from '../../session/rights.ts'
import { AsOf } from '../../ui/AsOf.tsx'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { DayField } from '../../ui/form/DayField.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { accountWords } from './account-words.ts'
import { AccountList } from './AccountList.tsx'
import { ledgerColumns } from './ledger-columns.tsx'
import { ledgerRows } from './ledger-rows.ts'
import './LedgerScreen.css'
import { LedgerSums } from './LedgerSums.tsx'
import { ledgerCsv, useLedger, useLedgerAddress } from './use-ledger.ts'

/** The ledger of a day: both its sides, its accounts, and every line of it, to the cent. */
export function LedgerScreen() {
  const { today, day, account, find, setDay, setAccount, setFind, clear } = useLedgerAddress()
  const mayOpen = useMay('guest.read')
  const { lines, pages, accounts, error, refetch, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = useLedger({
    day,
    account,
    find,
  })
  return (
    <Page
      title={m.office_ledger()}
      sub={m.finance_ledger_sub()}
      tools={
        <>
          <DayField label={m.finance_day()} hideLabel day={day} max={today} onChange={setDay} />
          <CsvButton name={`ledger ${day.replaceAll('/', '-')}`} csv={() => ledgerCsv({ day, account, find })} />
        </>
      }
    >
      <ErrorNote error={error} onRetry={refetch} />
      <AsOf answers={pages} />
      {accounts && lines ? (
        <>
          <LedgerSums accounts={accounts} />
          <div className="flg">
            <Panel bare>
              <AccountList accounts={accounts} current={account} onChoose={setAccount} />
            </Panel>
            <Panel
              bare
              title={account ? accountWords(account) : m.finance_all_accounts()}
              sub={dayWords(day)}
              tools={<SearchBox label={m.finance_find_line()} value={find} onChange={setFind} />}
            >
              <DataTable
                label={m.office_ledger()}
                columns={ledgerColumns(mayOpen)}
                rows={ledgerRows(lines)}
                rowKey={({ lineNo }) => String(lineNo)}
                stale={isPlaceholderData}
                pageSize={Infinity}
                empty={<NoLines narrowed={account !== undefined || find !== ''} onClear={clear} />}
              />
              {hasNextPage && (
                <p className="flg__more">
                  <OfficeButton pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                    {m.office_more()}
                  </OfficeButton>
                </p>
              )}
            </Panel>
          </div>
        </>
      ) : (
        !error && <Loading rows={12} />
      )}
    </Page>
  )
}

function NoLines({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  return narrowed ? (
    <Empty title={m.finance_no_such_line()}>
      <OfficeButton onClick={onClear}>{m.office_clear_filters()}</OfficeButton>
    </Empty>
  ) : (
    <Empty title={m.finance_no_lines()}>
      <p>{m.finance_no_lines_say()}</p>
    </Empty>
  )
}
