import { ratingListGet, type Answer } from '@harbour/protocol'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call, query } from '../../../api/call.ts'
import { useFilter } from '../../ui/table/table-address.ts'
import type { ReportAddress } from '../reports/use-report-address.ts'

type Page = Answer<typeof ratingListGet>
export type ListedRating = Page['ratings'][number]

/** The ratings of a report one by one, as the address narrows them: only low ones, only those with a word. */
export function useRatingList({ period, storeId }: Pick<ReportAddress, 'period' | 'storeId'>) {
  const [low, setLow] = useFilter('low')
  const [words, setWords] = useFilter('words')
  const asked = { ...period, ...(storeId && { storeId }), ...(low && { low: true }), ...(words && { words: true }) }
  const { data, ...rest } = useInfiniteQuery({
    queryKey: query(ratingListGet, asked).queryKey,
    queryFn: ({ pageParam, signal }) => call(ratingListGet, { ...asked, before: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ more, ratings }: Page) => (more ? ratings.at(-1)?.orderId : undefined),
    placeholderData: keepPreviousData,
  })
  return {
    ...rest,
    ratings: data?.pages.flatMap(({ ratings }) => ratings),
    low: low !== '',
    words: words !== '',
    setLow: (only: boolean) => setLow(only ? 'on' : ''),
    setWords: (only: boolean) => setWords(only ? 'on' : ''),
    csv: () => call(ratingListGet, { ...asked, csv: true }),
  }
}
