import { groupGet, type GroupOrder } from '@harbour/protocol'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { query } from '../../api/call.ts'
import { gatewayUrl } from '../../api/transport.ts'

const pollEvery = 5_000
const lookAnyway = 30_000

const groupQuery = (token: string) => query(groupGet, { token }, { handles: 'all' })

/**
 * A group order, kept true to everybody's phones: its stream says that it is another by now, and it is read anew. Where it cannot be streamed it is read every
 * 5 seconds, and the stream is tried again after half a minute. `keep` takes over what a call has answered.
 */
export function useLiveGroup(token: string) {
  const [streaming, setStreaming] = useState(true)
  const queries = useQueryClient()
  const {
    data: group,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...groupQuery(token),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data !== undefined && (streaming ? lookAnyway : pollEvery),
  })
  const open = useEffectEvent(() => group && openStream(group, { onChange: () => void refetch(), onLost: () => setStreaming(false) }))
  const groupId = group?.groupId
  // The gateway tells of each change while this screen is open.
  useEffect(() => {
    if (groupId === undefined) return
    if (streaming) return open()
    const again = setTimeout(() => setStreaming(true), lookAnyway)
    return () => clearTimeout(again)
  }, [groupId, streaming])
  const keep = (next: GroupOrder) => queries.setQueryData(groupQuery(token).queryKey, next)
  return { group, error, isFetching, refetch, keep }
}

type Listening = { onChange: () => void; onLost: () => void }

/** Follows a group order; the browser comes back by itself. Gives what ends it. */
function openStream({ groupId, ticket }: GroupOrder, { onChange, onLost }: Listening): (() => void) | undefined {
  if (typeof EventSource === 'undefined') return void onLost()
  const stream = new EventSource(gatewayUrl(`/events/groups/${groupId}?${new URLSearchParams({ ticket })}`))
  stream.addEventListener('change', onChange)
  stream.onerror = () => stream.readyState === EventSource.CLOSED && onLost()
  return () => stream.close()
}
