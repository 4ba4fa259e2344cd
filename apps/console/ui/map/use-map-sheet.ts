import { getFrontConfig, MapSheet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { query } from '../../api/call.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { m } from '../../paraglide/messages.js'

/** The things that a map is drawn from: the chain's own sheet, and pictures of the ground where the chain has set some. */
export function useMapSheet() {
  const named = useQuery({ ...query(getFrontConfig, { platformKey: 'web' }), staleTime: 300_000 })
  const url = named.data?.configs.map.url
  const file = useQuery({
    queryKey: ['map-sheet', url],
    queryFn: ({ signal }) => readSheet(url ?? '', signal),
    enabled: url !== undefined,
    staleTime: Infinity,
  })
  const lost = named.error ? named : file
  return { sheet: file.data, tiles: named.data?.configs.map.tiles ?? null, error: lost.error, refetch: lost.refetch }
}

async function readSheet(url: string, signal: AbortSignal): Promise<MapSheet> {
  try {
    return v.parse(MapSheet, await (await fetch(url, { signal })).json())
  } catch (cause) {
    if (signal.aborted) throw cause
    throw new CallFailure('NETWORK', m.frame_not_reached())
  }
}
