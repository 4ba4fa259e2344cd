import { shopOverlayGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { exactTimeOfDay, timeOfDay } from '../../lib/format.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { useDevice } from '../device/device-store.ts'
import { useLineState, useSilentSince } from '../orders/line-state.ts'

export type ShopStatus = { look: 'open' | 'busy' | 'paused' | 'closed' | 'offline' | 'unknown'; words: string }

const askEvery = 30_000

/** The status of the shop, as the top bar says it: what its day says, or that nobody knows. */
export function useShopStatus(): ShopStatus {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const { data } = useQuery({ ...query(shopOverlayGet, { storeId }), refetchInterval: askEvery })
  const openness = useDevice(({ openness }) => openness)
  const line = useLineState()
  const since = useSilentSince()
  const paused = useAtServerTime((now) => (data?.pausedUntil ?? 0) > now)
  if (line === 'offline') return { look: 'offline', words: m.stand_offline() }
  if (line === 'opening') return { look: 'unknown', words: m.frame_loading() }
  if (line === 'stale') return { look: 'unknown', words: m.frame_stale({ time: exactTimeOfDay(since) }) }
  if (paused) return { look: 'paused', words: m.frame_paused({ time: timeOfDay(data?.pausedUntil ?? 0) }) }
  if (openness?.state === 'closed') return { look: 'closed', words: m.frame_closed() }
  if (data && data.busyMinutes > 0) return { look: 'busy', words: m.frame_busy({ minutes: data.busyMinutes }) }
  return { look: 'open', words: m.frame_open() }
}
