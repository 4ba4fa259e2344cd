import { shopsNowGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'

/** So often is asked again how the shops stand, in milliseconds. */
export const liveEvery = 5_000

/** The shops as they stand now, asked again every few seconds; nothing where whoever is signed in may not see it. */
export function useShopsNow(may = true) {
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...query(shopsNowGet, {}),
    refetchInterval: liveEvery,
    placeholderData: (before) => before,
    enabled: may,
  })
  return { shops: data?.shops, error, updatedAt: dataUpdatedAt, refetch }
}
