import { getOrderDetail, RiderSeen, type OrderDetail } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { query } from '../../../api/call.ts'
import { gatewayUrl } from '../../../api/transport.ts'
import { isUnknown } from '../../../api/is-unknown.ts'
import { isOver } from '../../../entities/order/order-progress.ts'

const pollEvery = 5_000
const refundEvery = 15_000
const lookAnyway = 30_000

/** The news that the stream of an order has told: its newest step, from 1, and its rider. */
type LastEvent = { orderId?: string; seq: number; rider: OrderDetail['rider'] }
const untold: LastEvent = { seq: 0, rider: null }

/**
 * One order, kept true to the kitchen: each event of its stream reads it anew, and a rider who is seen moves on it at once. Where it cannot be
 * streamed, or the reading of an event was lost, it is read every 5 seconds; the stream is tried again after half a minute. Once it has ended nothing
 * is asked any more, but for money that is still on its way back. Where even the first reading was lost, it is tried again every 5 seconds.
 */
export function useLiveOrder(orderId: string) {
  const [streaming, setStreaming] = useState(true)
  const [told, setTold] = useState<LastEvent>({ orderId, seq: 0, rider: null })
  const { seq, rider } = told.orderId === orderId ? told : untold
  const tell = (news: Partial<LastEvent>) => setTold((before) => ({ ...(before.orderId === orderId ? before : untold), ...news, orderId }))
  const {
    data: order,
    error,
    refetch,
    isFetching,
    isRefetchError,
  } = useQuery({
    ...query(getOrderDetail, { orderId }, { background: true, handles: 'all' }),
    staleTime: 0,
    refetchInterval: ({ state: { data, status, error } }) =>
      data
        ? pauseFor(data, streaming && status === 'success' && lastSeq(data) >= seq)
        : error !== null && !isUnknown(error, 'ORDER_UNKNOWN') && pollEvery,
  })
  const underway = order !== undefined && !isOver(order)
  const reread = () => void refetch()
  const onEvent = (newest: number) => {
    tell({ seq: newest })
    reread()
  }
  const onRider = (newest: OrderDetail['rider']) => tell({ rider: newest })
  const onLost = () => setStreaming(false)
  const open = useEffectEvent(() => order && openStream(order, { onEvent, onRider, onReopened: reread, onLost }))
  // The gateway tells what happens to the order while this screen is open.
  useEffect(() => {
    if (!underway) return
    if (streaming) return open()
    const again = setTimeout(() => setStreaming(true), lookAnyway)
    return () => clearTimeout(again)
  }, [orderId, underway, streaming])
  return { order: order && withRider(order, rider), error, refetch, isFetching, isRefetchError }
}

/** An answer that was under way when the rider was seen knows less of them than we do, be it by less than the second in which moments are told. */
function withRider(order: OrderDetail, seen: OrderDetail['rider']): OrderDetail {
  const newer = seen && !isOver(order) && seen.at >= (order.rider?.at ?? 0)
  if (!newer) return order
  const { from = order.etaLow, to = order.etaHigh } = seen.arrives ?? {}
  return { ...order, rider: seen, etaLow: from, etaHigh: to }
}

/** The time until the order is read again of itself, in milliseconds; false for not at all. `current`: its stream is open, and all that it told is read. */
function pauseFor(order: OrderDetail, current: boolean): number | false {
  if (!isOver(order)) return current ? lookAnyway : pollEvery
  const { state = 'refunded' } = order.refund ?? {}
  return state === 'refunded' ? false : refundEvery
}

const lastSeq = ({ events }: OrderDetail): number => events.at(-1)?.seq ?? 0

type Listening = {
  onEvent: (seq: number) => void
  onRider: (rider: OrderDetail['rider']) => void
  onReopened: () => void
  onLost: () => void
}

/** Follows an order from the last event that is known of it; the browser resumes by itself. Gives what ends it. */
function openStream(order: OrderDetail, { onEvent, onRider, onReopened, onLost }: Listening): (() => void) | undefined {
  if (typeof EventSource === 'undefined') return void onLost()
  const { orderId, ticket } = order
  const known = new URLSearchParams({ ticket, lastEventId: String(lastSeq(order)) })
  const stream = new EventSource(gatewayUrl(`/events/orders/${orderId}?${known}`))
  let opened = false
  stream.onopen = () => {
    // Riders who moved while the line was down are not told again.
    if (opened) onReopened()
    opened = true
  }
  stream.onmessage = ({ lastEventId }) => onEvent(Number(lastEventId))
  stream.addEventListener('rider', ({ data }: MessageEvent<string>) => {
    const seen = v.safeParse(RiderSeen, JSON.parse(data))
    if (seen.success) onRider(seen.output)
  })
  stream.onerror = () => stream.readyState === EventSource.CLOSED && onLost()
  return () => stream.close()
}
