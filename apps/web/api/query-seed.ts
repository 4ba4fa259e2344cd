import type { QueryClient, QueryKey } from '@tanstack/react-query'

type Answered = [key: QueryKey, answer: unknown]

/** The answers that a page was rendered with, as text that it carries inside. */
export function seedOf(queries: QueryClient): string {
  const answered = queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): Answered[] => (state.data === undefined ? [] : [[queryKey, state.data]]))
  return JSON.stringify(answered).replaceAll('<', '\\u003c')
}

/** Knows these answers from the start. They are as old as the page's making, so the app asks the server again as soon as it stands. */
export function seedQueries(queries: QueryClient, seed: string | null | undefined) {
  const answered = JSON.parse(seed || '[]') as Answered[] // as `seedOf` has written it
  for (const [key, answer] of answered) queries.setQueryData(key, answer, { updatedAt: 1 })
}
