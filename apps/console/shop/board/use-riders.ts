import { riderListGet, type Answer } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'

const askEvery = 30_000

/** The shop's own riders, as they were last heard; none where that is not known. */
export function useRiders(): Answer<typeof riderListGet>['riders'] {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const { data } = useQuery({ ...query(riderListGet, { storeId }), refetchInterval: askEvery })
  return data?.riders ?? []
}
