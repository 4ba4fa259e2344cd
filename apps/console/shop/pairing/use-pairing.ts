import { tabletPairGet, tabletPairStart, type Answer } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isRefused } from '../../api/call-failure.ts'
import { call } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { useTabletLock } from '../shift/tablet-lock.ts'

const askEvery = 2000

/** A code that somebody enters elsewhere, since when and until when it is good. */
export type Pairing = Answer<typeof tabletPairStart> & { startedAt: number }

/** Asks to be paired, and waits until somebody has entered the code: then this device is a tablet of its shop. A code that has ended is followed by another. */
export function usePairing(): { pairing: Pairing | undefined; failed: boolean } {
  const {
    data: pairing,
    refetch,
    failureCount,
  } = useQuery({
    queryKey: [tabletPairStart.name],
    queryFn: async ({ signal }): Promise<Pairing> => {
      const started = await call(tabletPairStart, {}, { signal })
      return { ...started, startedAt: serverNow() }
    },
    staleTime: Infinity,
    gcTime: 0, // a tablet that is paired anew asks for another code
    retry: true,
  })
  const { data: answer, error } = useQuery({
    queryKey: [tabletPairGet.name, pairing?.secret],
    queryFn: ({ signal }) => call(tabletPairGet, { secret: pairing?.secret ?? '' }, { signal }),
    enabled: pairing !== undefined,
    refetchInterval: askEvery,
    refetchIntervalInBackground: true,
  })
  // The key is kept outside React.
  useEffect(() => {
    if (!answer?.paired) return
    useKeys.setState({ tablet: answer.paired, brand: answer.paired.brand, shift: null })
    useTabletLock.setState({ locked: null, unpaired: false })
  }, [answer])
  const hasEnded = isRefused(error, 'PAIRING_UNKNOWN')
  // A code lives for some minutes, at the gateway.
  useEffect(() => {
    if (hasEnded) void refetch()
  }, [hasEnded, refetch])
  return { pairing, failed: failureCount > 0 || (error !== null && !hasEnded) }
}
