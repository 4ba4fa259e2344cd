import { getShopOrders, type Answer } from '@harbour/protocol'
import { orderStatuses } from '@harbour/rules'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { startRinging, stopRinging } from '../../lib/sound/alarm-sound.ts'
import { alarmWords } from '../device/alarm-words.ts'

/** Rings in place of an alarm that has broken, where an order waits for an answer. */
export function useBellMeanwhile(): void {
  const queries = useQueryClient()
  // The bell is outside React.
  useEffect(() => {
    const waiting = firstWaiting(queries)
    if (!waiting) return undefined
    startRinging(alarmWords(waiting.orderType))
    return stopRinging
  }, [queries])
}

function firstWaiting(queries: QueryClient) {
  const known = queries.getQueriesData<Answer<typeof getShopOrders>>({ queryKey: [getShopOrders.name] })
  return known.flatMap(([, answer]) => answer?.orders ?? []).find(({ status }) => status === orderStatuses.placed)
}
