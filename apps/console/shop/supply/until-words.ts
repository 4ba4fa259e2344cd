import type { SoldOutEntry } from '@harbour/protocol'
import { timeOfDay } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'

/** Says until when something has run out, or that the office has stopped it. */
export function untilWords({ until, storeId }: Pick<SoldOutEntry, 'until' | 'storeId'>): string {
  if (storeId === null) return m.supply_by_office()
  return until === null ? m.supply_until_back() : m.supply_until({ time: timeOfDay(until) })
}
