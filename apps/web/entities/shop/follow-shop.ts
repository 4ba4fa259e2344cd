import { getProductMenu, getStore } from '@harbour/protocol'
import type { QueryClient } from '@tanstack/react-query'
import { gatewayUrl } from '../../api/transport.ts'

/** The pause before a stream that was refused is asked for again, in milliseconds. */
const lookAnyway = 60_000

type Live = { queries: QueryClient; hanging: string | undefined; left: AbortSignal }

/** Has the menu of a shop, its state and what hangs on them read anew at each change, until the screen is left. */
export function keepLive(storeId: string, { queries, hanging, left }: Live): void {
  if (left.aborted) return
  const calls = [getProductMenu.name, getStore.name, hanging]
  const stop = followShop(storeId, () => calls.forEach((name) => name && void queries.invalidateQueries({ queryKey: [name] })))
  left.addEventListener('abort', stop)
}

/** Follows a shop while the page is seen, and calls back for each change, and after each while in which it could not hear of any. Gives what ends it. */
export function followShop(storeId: string, onChange: () => void): () => void {
  let stream: EventSource | undefined
  let opened = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(timer)
    stream?.close()
    stream = undefined
  }
  const open = () => {
    if (stream || document.hidden || typeof EventSource === 'undefined') return
    stream = new EventSource(gatewayUrl(`/events/menus/${storeId}`))
    stream.onopen = () => {
      if (opened) onChange()
      opened = true
    }
    stream.addEventListener('change', ({ data }: MessageEvent<string>) => {
      const { withinMs } = JSON.parse(data) as { withinMs: number } // the gateway's own words
      clearTimeout(timer)
      timer = setTimeout(onChange, Math.random() * withinMs)
    })
    stream.onerror = () => {
      if (stream?.readyState !== EventSource.CLOSED) return
      close()
      timer = setTimeout(open, lookAnyway)
    }
  }
  const onSeen = () => (document.hidden ? close() : open())
  document.addEventListener('visibilitychange', onSeen)
  open()
  return () => {
    document.removeEventListener('visibilitychange', onSeen)
    close()
  }
}
