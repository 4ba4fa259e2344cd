import { getStore, shopOverlayGet, shopStateSave, type Sent } from '@harbour/protocol'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, query } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'

export type ShopStateWord = Omit<Sent<typeof shopStateSave>, 'storeId'>

/** The shop as guests see it, and what its people have said of it. */
export function useShopState() {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const store = useQuery({ ...query(getStore, { storeId }), refetchInterval: 30_000 })
  const overlay = useQuery({ ...query(shopOverlayGet, { storeId }), refetchInterval: 30_000 })
  return {
    store: store.data,
    overlay: overlay.data,
    error: store.error ?? overlay.error,
    retry: () => void Promise.all([store.refetch(), overlay.refetch()]),
  }
}

/** Says how busy the shop is, and until when it takes no orders. */
export function useSayShopState() {
  const queries = useQueryClient()
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  return useMutation({
    mutationFn: (word: ShopStateWord) => call(shopStateSave, { storeId, ...word }),
    onSettled: () => Promise.all([getStore, shopOverlayGet].map(({ name }) => queries.invalidateQueries({ queryKey: [name] }))),
  })
}
