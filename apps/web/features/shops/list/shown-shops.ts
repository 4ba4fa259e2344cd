import { getFrequentStores, getStoreList, type StoreCard } from '@harbour/protocol'
import type { Point } from '@harbour/rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'
import { useSession } from '../../../api/session.ts'
import { takesOrders } from '../../../entities/shop/shop-state.ts'
import type { OnSiteOrderType } from '../on-site-order-type.ts'
import type { ShopFilter } from './ShopFilters.tsx'

/** `reach`: what is further from `near`, in metres, is left out, unless it is searched for. */
type ShopFilterInput = {
  orderType: OnSiteOrderType
  near: Point | undefined
  reach: number | undefined
  keyword: string
  filters: readonly ShopFilter[]
}

const quiet = { background: true, handles: 'all' } as const

/** The shops that fit: nearest first, or most often visited first (spec 1.17). A device that has never ordered has visited none. */
export function useShownShops({ orderType, near, reach, keyword, filters }: ShopFilterInput) {
  const often = filters.includes('often')
  const known = useSession(({ user, secretKey }) => user !== null && secretKey !== '')
  const all = useQuery({
    ...query(getStoreList, { orderType, near, keyword: keyword || undefined }, quiet),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
  const visited = useQuery({ ...query(getFrequentStores, { orderType, near }, quiet), enabled: often && known })
  const isNear = ({ distance }: StoreCard) => reach === undefined || keyword !== '' || (distance ?? 0) <= reach
  const waiting = often && known && visited.isPending
  const listed = often ? inOrderOf(all.data?.stores ?? [], visited.data?.stores ?? []) : all.data?.stores
  return {
    stores: waiting || !all.data ? undefined : listed?.filter((store) => isNear(store) && filters.every((filter) => fits(store, filter))),
    failed: (all.isError && !all.data) || (often && visited.isError && !visited.data),
    again: () => void Promise.all([all.refetch(), ...(often && known ? [visited.refetch()] : [])]),
  }
}

/** The stores that are in both, as the second has them sorted. */
function inOrderOf(stores: readonly StoreCard[], sorted: readonly StoreCard[]): StoreCard[] {
  return sorted.flatMap(({ storeId }) => stores.find((store) => store.storeId === storeId) ?? [])
}

function fits(store: StoreCard, filter: ShopFilter): boolean {
  if (filter === 'open') return takesOrders(store)
  return filter === 'often' || store.services.includes('locker')
}
