import { getProductMenu, getStore } from '@harbour/protocol'
import type { QueryClient } from '@tanstack/react-query'
import { gatewayUrl } from '../../api/transport.ts'
import { serverNow } from '../../lib/server-clock.ts'

/** The pause before a stream that was refused is opened again, in milliseconds. */
const reopenAfter = 60_000
/** The time after a change in which another process may still answer by what was before, in milliseconds. */
const readAfter = 150
/** The time for which an answer may have been on its way, in milliseconds: one that came so soon after a change may not know of it. */
const onTheWay = 2000

type LiveShop = {
  queries: QueryClient
  /** The name of one more call that hangs on the menu and the shop. */
  dependentCall: string | undefined
  /** Ends it. */
  signal: AbortSignal
}

/** Has the menu of a shop, its state and what hangs on them read anew at each change that they may not know of, until the screen is left. */
export function keepLive(storeId: string, { queries, dependentCall, signal }: LiveShop): void {
  if (signal.aborted) return
  const calls = [getProductMenu.name, getStore.name]
  const oldestReading = () => {
    const readings = calls.flatMap((name) => queries.getQueryCache().findAll({ queryKey: [name], type: 'active' }))
    const times = readings.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0)
    return Math.min(...times) + serverNow() - Date.now()
  }
  const reread = (changedAt: number) => {
    if (oldestReading() - onTheWay > changedAt) return
    for (const name of [...calls, dependentCall]) if (name) void queries.invalidateQueries({ queryKey: [name] })
  }
  signal.addEventListener('abort', followShop(storeId, reread))
}

/**
 * Follows a shop while the page is seen: calls back when its menu or state last changed, in server time, once it is known and at each change. Gives what ends it.
 */
export function followShop(storeId: string, onChange: (changedAt: number) => void): () => void {
  let stream: EventSource | undefined
  let reopening: ReturnType<typeof setTimeout> | undefined
  let reading: { timer: ReturnType<typeof setTimeout>; at: number } | undefined
  let newest = 0
  const hear = ({ data }: MessageEvent<string>) => {
    const { changedAt, withinMs } = JSON.parse(data) as { changedAt: number; withinMs: number } // the gateway's own words
    newest = Math.max(newest, changedAt)
    const at = Date.now() + readAfter + Math.random() * withinMs
    // One that is due sooner stands: a later change never puts it off.
    if (reading && reading.at <= at) return
    clearTimeout(reading?.timer)
    const read = () => {
      reading = undefined
      onChange(newest)
    }
    reading = { timer: setTimeout(read, at - Date.now()), at }
  }
  const close = () => {
    clearTimeout(reopening)
    stream?.close()
    stream = undefined
  }
  const open = () => {
    if (stream || document.hidden || typeof EventSource === 'undefined') return
    clearTimeout(reopening)
    stream = new EventSource(gatewayUrl(`/events/menus/${storeId}`))
    stream.addEventListener('change', hear)
    stream.onerror = () => {
      if (stream?.readyState !== EventSource.CLOSED) return
      close()
      reopening = setTimeout(open, reopenAfter)
    }
  }
  const onSeen = () => (document.hidden ? close() : open())
  document.addEventListener('visibilitychange', onSeen)
  addEventListener('online', open)
  open()
  return () => {
    document.removeEventListener('visibilitychange', onSeen)
    removeEventListener('online', open)
    clearTimeout(reading?.timer)
    close()
  }
}
