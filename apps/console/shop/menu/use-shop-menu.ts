import { getProductMenu, Menu } from '@harbour/protocol'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { CallFailure } from '../../api/call-failure.ts'
import { query } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { m } from '../../paraglide/messages.js'

/** The menu that this shop sells from, in the language of the screen; undefined while it is not known. */
export function useShopMenu(): { menu: Menu | undefined; error: Error | null; retry: () => unknown } {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const named = useQuery({ ...query(getProductMenu, { storeId }), refetchInterval: 60_000 })
  const url = named.data?.url
  const file = useQuery({
    queryKey: ['menu-file', url],
    queryFn: ({ signal }) => readMenu(url ?? '', signal),
    enabled: url !== undefined,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  return { menu: file.data, error: named.error ?? file.error, retry: () => (named.error ? named.refetch() : file.refetch()) }
}

async function readMenu(url: string, signal: AbortSignal): Promise<Menu> {
  const response = await fetch(url, { signal }).catch(() => undefined)
  if (!response?.ok) throw new CallFailure('NETWORK', m.frame_not_reached())
  return v.parse(Menu, await response.json())
}
