import { informationGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { persistedStore } from '../../lib/persisted-store.ts'

/** The news that this device has shown, by their ids. */
const useReadNews = persistedStore<{ ids: readonly string[] }>('read-news', { ids: [] })

/** The chain's news, the latest first (spec 2.20). */
export const newsQuery = () => query(informationGet, {}, { background: true, handles: 'all' })

/** The number of news that this device has not shown yet; none while they are not known. */
export function useUnreadNews(): number {
  const { data } = useQuery({ ...newsQuery(), staleTime: 300_000 })
  const read = useReadNews(({ ids }) => ids)
  return data?.items.filter(({ informationId }) => !read.includes(informationId)).length ?? 0
}

/** Keeps that these news were shown here. */
export const markNewsRead = (shown: readonly string[]) => useReadNews.setState(({ ids }) => ({ ids: [...new Set([...ids, ...shown])] }))
