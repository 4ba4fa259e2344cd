import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { cartNow } from '../../../entities/cart/cart-store.ts'
import { isChunkError } from '../../../lib/chunk-error.ts'
import { raiseFault } from '../../../lib/faults.ts'
import { inTime } from '../../../lib/lazy-part.ts'
import { reportNetworkFailure } from '../../../lib/network.ts'
import { useGo } from '../../../navigation/go.ts'
import type { NotPlaced, ReadyOrder } from './place-order.ts'

export type Placing = ReturnType<typeof usePlaceOrder>

const loadCode = () => inTime(import('./place-order.ts'))

/**
 * Places the order of this screen. The code for it comes once the screen stands, and is waited for at the tap: where it cannot be had the guest is told, and
 * taps again (spec 8.4).
 */
export function usePlaceOrder() {
  const queries = useQueryClient()
  const go = useGo()
  const [state, setState] = useState<'idle' | 'pending' | 'placed' | NotPlaced>('idle')
  const shown = useRef(true)
  // The browser fetches; and whoever has left the screen is asked nothing any more.
  useEffect(() => {
    shown.current = true
    loadCode().catch(() => undefined)
    return () => void (shown.current = false)
  }, [])

  function place(ready: ReadyOrder, onNotPlaced: (why: NotPlaced) => void) {
    const { lines } = cartNow()
    setState('pending')
    loadCode()
      .then(({ placeOrder }) => placeOrder(ready, { lines, queries, go }))
      .then((why) => {
        setState(why ?? 'placed')
        if (why && shown.current) onNotPlaced(why)
      })
      .catch((cause: unknown) => {
        setState('idle')
        // Code that took too long is told of by a DOMException, and what it does is not.
        if (isChunkError(cause) || cause instanceof DOMException) reportNetworkFailure()
        else raiseFault(cause)
      })
  }

  return {
    place,
    isPending: state === 'pending',
    isPlaced: state === 'placed',
    notPlaced: typeof state === 'object' ? state : undefined,
  }
}
