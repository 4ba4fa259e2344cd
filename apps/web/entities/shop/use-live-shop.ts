import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Keeps what a shop sells, and how it stands, true to its tablet while a screen is open on which dishes are chosen: each change has both read anew, and the
 * call that hangs on them, by its name. Where that cannot be streamed they are read now and then of themselves, as without it.
 */
export function useLiveShop(storeId: string | undefined, dependentCall?: string): void {
  const queries = useQueryClient()
  // The gateway tells of each change while this screen is open.
  useEffect(() => {
    if (!storeId) return
    const screen = new AbortController()
    void import('./follow-shop.ts').then(
      ({ keepLive }) => keepLive(storeId, { queries, dependentCall, signal: screen.signal }),
      () => undefined,
    )
    return () => screen.abort()
  }, [storeId, dependentCall, queries])
}
