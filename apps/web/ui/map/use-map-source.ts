import { getFrontConfig, MapSheet, replyStatuses } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { query } from '../../api/call.ts'
import { gatewayUrl } from '../../api/transport.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { m } from '../../paraglide/messages.js'

export type TileSource = { url: string; attribution: string }

/** The sources that the map is drawn from: our own sheet, and pictures of the ground where the chain has set some. */
export function useMapSource(): { sheet: MapSheet | undefined; tiles: TileSource | null; failed: boolean; again: () => void } {
  const named = useQuery({ ...query(getFrontConfig, { platformKey: 'web' }, { background: true, handles: 'all' }), staleTime: 300_000 })
  const url = named.data?.configs.map.url
  const file = useQuery({
    queryKey: ['map-sheet', url],
    queryFn: ({ signal }) => readSheet(url ?? '', signal),
    enabled: url !== undefined,
    staleTime: Infinity,
  })
  const lost = named.isError ? named : file
  return { sheet: file.data, tiles: named.data?.configs.map.tiles ?? null, failed: lost.isError, again: () => void lost.refetch() }
}

async function readSheet(url: string, signal: AbortSignal): Promise<MapSheet> {
  const response = await fetch(gatewayUrl(url), { signal })
  if (!response.ok) throw new CallFailure(replyStatuses.fault, 'MAP', m.shell_connection_error())
  return v.parse(MapSheet, await response.json())
}
