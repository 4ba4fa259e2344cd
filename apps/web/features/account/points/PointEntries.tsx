import type { Answer, pointHistoryGet } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'
import { dayWords } from '../../../lib/day-words.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { pointsChangeText } from './count-words.ts'
import { usePointHistory } from './points.ts'
import { paths } from '../../../navigation/paths.ts'

type Entry = Answer<typeof pointHistoryGet>['entries'][number]

/** Points that came and went; `whole`: with the way to earlier ones. */
export function PointEntries({ limit, whole }: { limit: number; whole?: boolean }) {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePointHistory(limit)
  const pages = whole ? data?.pages : data?.pages.slice(0, 1)
  const entries = pages?.flatMap((page) => page.entries)
  if (!entries || (entries.length === 0 && isError))
    return (
      <div className="sec">
        {isError ? (
          <Button variant="tint" block loading={isFetching} reason={m.account_points_lost()} onClick={() => void refetch()}>
            {m.account_retry()}
          </Button>
        ) : (
          <Skeleton height={132} />
        )}
      </div>
    )
  if (entries.length === 0) return <p className="sec small ink2">{m.account_activity_none()}</p>
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <li key={entry.entryId} className="pt">
            <EntryWords entry={entry} />
            <b className={classes('price', entry.points > 0 && 'green')}>{pointsChangeText(entry.points)}</b>
          </li>
        ))}
      </ul>
      {whole && hasNextPage && (
        <Button variant="ghost" block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.account_activity_more()}
        </Button>
      )}
    </>
  )
}

function EntryWords({ entry }: { entry: Entry }) {
  const { kind, orderId, title, at, expiresAt } = entry
  const what = kind === 'spend' ? m.account_entry_spend() : kind === 'back' && m.account_entry_back()
  const ends = expiresAt !== null && entry.points > 0 && m.account_entry_ends({ date: dayWords(expiresAt) })
  return (
    <span className="pt__words">
      {orderId ? (
        <Anchor className="strong pt__order" href={paths.order(orderId)}>
          {title}
        </Anchor>
      ) : (
        <b className="strong">{title}</b>
      )}
      <span className="small ink2">{[what, dayWords(at), ends].filter(Boolean).join(' · ')}</span>
    </span>
  )
}
