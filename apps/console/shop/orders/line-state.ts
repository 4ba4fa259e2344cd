import { useAtServerTime } from '../../lib/server-clock.ts'
import { useLine } from './order-stream.ts'

/** The state of the line: nothing heard since this page was opened, news as they happen, late news, or none. */
export type LineState = 'opening' | 'live' | 'stale' | 'offline'

const second = 1000
/** The gateway says something every 15 s; two more for the way. */
const staleAfter = 17 * second
const offlineAfter = 60 * second
/** A line that is only taken up anew is not lost yet. */
const patience = 2 * second

/** The state of the line at a moment, by when it was last heard and since when it is lost. */
export function lineStateAt({ heardAt, lostAt }: { heardAt: number; lostAt: number | null }, now: number): LineState {
  if (lostAt !== null && now - lostAt >= patience) return 'offline'
  if (heardAt === 0) return 'opening'
  if (now - heardAt >= offlineAfter) return 'offline'
  return now - heardAt >= staleAfter ? 'stale' : 'live'
}

/** The state of the line now. */
export function useLineState(): LineState {
  const line = useLine()
  return useAtServerTime((now) => lineStateAt(line, now))
}

/** The moment from which on nothing was heard: when the line was lost, or last heard. */
export const useSilentSince = (): number => useLine(({ heardAt, lostAt }) => heardAt || (lostAt ?? 0))
