import { tabletPairGet, tabletPairStart, type Answer } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'

const askEvery = 2000

export type Pairing = Answer<typeof tabletPairStart>

/** Asks to be paired, and waits until somebody has entered the code: then this device is a tablet of its shop. A code that has ended is followed by another. */
export function usePairing(): Pairing | undefined {
  const { data: pairing, refetch } = useQuery({
    queryKey: [tabletPairStart.name],
    queryFn: ({ signal }) => call(tabletPairStart, {}, { signal }),
    staleTime: Infinity,
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
    if (answer?.paired) useKeys.setState({ tablet: answer.paired })
  }, [answer])
  // A code lives for some minutes, at the gateway.
  useEffect(() => {
    if (error) void refetch()
  }, [error, refetch])
  return pairing
}
