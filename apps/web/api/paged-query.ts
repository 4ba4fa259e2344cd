import type { QueryKey } from '@tanstack/react-query'

type PagedQueryInput<Page> = {
  queryKey: QueryKey
  /** Asks for the page after an entry; for the first one without. */
  ask: (after: string | undefined, signal: AbortSignal) => Promise<Page>
  /** The entry at a page's end. */
  last: (page: Page) => string | undefined
}

/**
 * A query of a list that comes page by page. The first page comes after `null`: where pages stand is kept in local storage beside them, as JSON, which has
 * no `undefined`.
 */
export function pagedQuery<Page extends { more: boolean }>({ queryKey, ask, last }: PagedQueryInput<Page>) {
  return {
    queryKey: [...queryKey, 'pages'] as const,
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) => ask(pageParam ?? undefined, signal),
    initialPageParam: null as string | null, // wider than its first value
    getNextPageParam: (page: Page) => (page.more ? last(page) : undefined),
    refetchOnMount: 'always' as const,
  }
}
