import { auditGet, type Answer } from '@harbour/protocol'
import { formatDate } from '@harbour/rules'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call, query } from '../../../api/call.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { auditCsv } from './audit-csv.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditRow } from './AuditRow.tsx'
import './AuditScreen.css'
import { useAuditSearch } from './use-audit-search.ts'

type AuditPage = Answer<typeof auditGet>
const pageSize = 50

/** All that the chain's people did, the latest first: searched, narrowed and exported, and never changed. */
export function AuditScreen() {
  const { search, isNarrowed, clear } = useAuditSearch()
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: query(auditGet, search).queryKey,
    queryFn: ({ pageParam, signal }) => call(auditGet, { ...search, olderThan: pageParam }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries }: AuditPage) => (entries.length < pageSize ? undefined : entries.at(-1)?.auditNo),
    placeholderData: keepPreviousData,
  })
  const entries = data?.pages.flatMap((page) => page.entries)
  return (
    <Page
      title={m.office_audit()}
      sub={m.people_audit_say()}
      tools={
        <CsvButton name={`audit-${formatDate(serverNow()).replaceAll('/', '-')}`} csv={async () => ({ csv: await auditCsv(search) })} />
      }
    >
      <AuditFilters />
      <ErrorNote error={error} onRetry={refetch} />
      <Panel bare>
        {!entries && !error && <Loading rows={10} />}
        {entries?.length === 0 && (
          <Empty title={m.people_audit_none()}>
            {isNarrowed && <OfficeButton onClick={clear}>{m.office_clear_filters()}</OfficeButton>}
          </Empty>
        )}
        <ol className="pplaudit" aria-busy={(isFetching && !isFetchingNextPage) || undefined}>
          {entries?.map((entry) => (
            <AuditRow key={entry.auditNo} entry={entry} />
          ))}
        </ol>
        {hasNextPage && (
          <p className="pplaudit__more">
            <OfficeButton pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {m.office_more()}
            </OfficeButton>
          </p>
        )}
      </Panel>
    </Page>
  )
}
