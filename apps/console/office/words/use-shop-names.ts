import { getStoreList } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'

/** The shops of the brand by name, and what one is called by its id: a shop of the other brand, or one that has left the chain, by the id itself. */
export function useShopNames() {
  const { data } = useQuery({ ...query(getStoreList, {}), staleTime: 10 * 60_000 })
  const shops = data?.stores ?? []
  return {
    shops,
    nameOf: (storeId: string): string => shops.find((shop) => shop.storeId === storeId)?.name ?? storeId,
  }
}
