import { informationDetailGet, type Answer } from '@harbour/protocol'
import type { UseQueryResult } from '@tanstack/react-query'
import { isRefusal } from '../../../api/is-refusal.ts'
import { m } from '../../../paraglide/messages.js'
import { Article } from '../../../ui/frame/Article.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { paths } from '../../../navigation/paths.ts'

/** A text of the chain as it comes: on its way, here, lost, or no longer told. */
export function TextBody({ read }: { read: UseQueryResult<Answer<typeof informationDetailGet>> }) {
  const { data, isError, isFetching, refetch, error } = read
  if (data)
    return (
      <div className="inf__text">
        <Article sections={data.sections} />
      </div>
    )
  if (!isError)
    return (
      <div className="inf__text">
        <Skeleton height={240} />
      </div>
    )
  const gone = isRefusal(informationDetailGet, error)
  if (gone)
    return (
      <EmptyState title={error.message}>
        <Button block href={paths.news}>
          {m.account_information()}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState title={m.account_text_lost()} body={error.message}>
      <Button block loading={isFetching} onClick={() => void refetch()}>
        {m.account_retry()}
      </Button>
    </EmptyState>
  )
}
