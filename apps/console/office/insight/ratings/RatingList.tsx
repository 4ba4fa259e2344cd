import { m } from '../../../paraglide/messages.js'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { CheckField } from '../../ui/form/CheckField.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { ReportAddress } from '../reports/use-report-address.ts'
import { RatingRow } from './RatingRow.tsx'
import './ratings.css'
import { useRatingList } from './use-rating-list.ts'

/** The ratings themselves, the latest first, with the words of guests. */
export function RatingList({ report }: { report: ReportAddress }) {
  const list = useRatingList(report)
  const { ratings, low, words, error, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list
  const file = `ratings ${report.period.from} ${report.period.to}`.replaceAll('/', '-')
  return (
    <Panel
      bare
      title={m.insight_rating_list()}
      tools={
        <>
          <CheckField checked={low} onChange={list.setLow}>
            {m.insight_rating_only_low()}
          </CheckField>
          <CheckField checked={words} onChange={list.setWords}>
            {m.insight_rating_only_words()}
          </CheckField>
          <CsvButton name={file} csv={list.csv} />
        </>
      }
    >
      <ErrorNote error={error} onRetry={refetch} />
      {!ratings && !error && <Loading rows={6} />}
      {ratings?.length === 0 && <Empty title={m.insight_rating_none_such()} />}
      <ol className="rtgs" aria-busy={isPlaceholderData || undefined}>
        {ratings?.map((rating) => (
          <RatingRow key={rating.orderId} rating={rating} />
        ))}
      </ol>
      {hasNextPage && (
        <p className="rtgs__more">
          <OfficeButton pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {m.office_more()}
          </OfficeButton>
        </p>
      )}
    </Panel>
  )
}
