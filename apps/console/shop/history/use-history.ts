import { shopHistoryGet, type Answer } from '@harbour/protocol'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call, query } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'

type Page = Answer<typeof shopHistoryGet>
export type EndedOrder = Page['orders'][number]

/** The shop's orders of today that have ended, as many pages of them as were asked for. */
export function useHistory(search: string) {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const asked = { storeId, search: search === '' ? undefined : search }
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: query(shopHistoryGet, asked).queryKey,
    queryFn: ({ pageParam, signal }) => call(shopHistoryGet, { ...asked, before: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page) => (page.more ? page.orders.at(-1)?.orderId : undefined),
    placeholderData: keepPreviousData,
  })
  return {
    orders: data?.pages.flatMap(({ orders }) => orders),
    day: data?.pages[0]?.day,
    error,
    isPending,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  }
}
