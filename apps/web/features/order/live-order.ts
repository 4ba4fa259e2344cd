import { getOrderDetail, type OrderDetail } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { besideCalls, query } from '../../call.ts'
import { isOver } from '../../stores/order-progress.ts'

const pollEvery = 5_000
const lookAnyway = 60_000

/**
 * One order, kept true to the kitchen: each event of its stream reads it anew. Where it cannot be streamed it is read every 5
 * seconds, and the stream is tried again after a minute. Once it has ended nothing is asked any more.
 */
export function useLiveOrder(orderId: string) {
  const [streaming, setStreaming] = useState(true)
  const read = useQuery({
    ...query(getOrderDetail, { orderId }, { background: true, handles: 'all' }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data && !isOver(data) && (streaming ? lookAnyway : pollEvery),
  })
  const { data: order, refetch } = read
  const underway = order !== undefined && !isOver(order)
  const open = useEffectEvent(() => order && openStream(order, { onEvent: () => void refetch(), onLost: () => setStreaming(false) }))
  // The gateway tells what happens to the order while this screen is open.
  useEffect(() => {
    if (!underway) return
    if (streaming) return open()
    const again = setTimeout(() => setStreaming(true), lookAnyway)
    return () => clearTimeout(again)
  }, [orderId, underway, streaming])
  return read
}

type Listening = { onEvent: () => void; onLost: () => void }

/** Follows an order from the last event that is known of it; the browser resumes by itself. Gives what ends it. */
function openStream({ orderId, ticket, events }: OrderDetail, { onEvent, onLost }: Listening): (() => void) | undefined {
  if (typeof EventSource === 'undefined') return void onLost()
  const known = new URLSearchParams({ ticket, lastEventId: String(events.at(-1)?.seq ?? 0) })
  const stream = new EventSource(besideCalls(`/events/orders/${orderId}?${known}`))
  stream.onmessage = onEvent
  stream.onerror = () => stream.readyState === EventSource.CLOSED && onLost()
  return () => stream.close()
}
