import type { SoldOutEntry } from '@harbour/protocol'
import { momentWords } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { minutesLeft } from './sold-out-until.ts'

type Until = Pick<SoldOutEntry, 'until' | 'storeId'>

/** Says until when something has run out, or that the office has stopped it. */
export function untilWords({ until, storeId }: Until, { now, closesAt }: { now: number; closesAt: number | null }): string {
  if (storeId === null) return m.supply_by_office()
  if (until === null) return m.supply_until_back()
  return until === closesAt ? m.supply_until_closing() : m.supply_until({ time: momentWords(until, now) })
}

/** Says how long something that has run out will still be so. */
export function leftWords(entry: Until, at: { now: number; closesAt: number | null }): string {
  const minutes = entry.storeId === null || entry.until === null ? null : minutesLeft(entry.until, at.now)
  return minutes === null ? untilWords(entry, at) : m.supply_left({ minutes })
}
