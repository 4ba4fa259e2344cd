import { payStatusGet, type OrderCard } from '@harbour/protocol'
import { stateOf } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { query } from '../../api/call.ts'
import { onBackAgain } from '../../lib/on-back-again.ts'
import { askAgainAfter } from './pay-phase.ts'

/** The state of an order's payment: asked now, when the guest looks here again or is back online, and meanwhile again and again. */
export function usePayStatus(orderId: string) {
  const read = useQuery({
    ...query(payStatusGet, { orderId }, { background: true, handles: 'all' }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state: { data, dataUpdateCount } }) => (!data || isPending(data.order) ? askAgainAfter(dataUpdateCount) : false),
    enabled: orderId !== '',
  })
  const again = useEffectEvent(() => void read.refetch())
  // A page that the browser has kept while the guest was at the bank comes back as it was.
  useEffect(() => onBackAgain(again), [])
  return read
}

/** Tells whether something may still become of an order: it is neither placed nor cancelled yet. */
const isPending = ({ status }: Pick<OrderCard, 'status'>) => stateOf(status) === 'paymentPending'
