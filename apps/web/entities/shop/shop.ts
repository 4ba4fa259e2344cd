import { getStore, type StoreCard, type StoreDetail } from '@harbour/protocol'
import type { Minutes, OrderType, Point } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'

/** A shop as the server knows it now, in the words of this language; asked again every minute while it is on the screen. */
export function useShop(storeId: string | undefined, near?: Point): StoreDetail | undefined {
  const { data } = useQuery({
    ...query(getStore, { storeId: storeId ?? '', near }, { background: true, handles: 'all' }),
    enabled: !!storeId,
    refetchInterval: 60_000,
  })
  return data
}

/** A shop's state for one way to eat; the time is that of a usual order. */
export type ShopOpenness = Pick<StoreCard, 'openness' | 'quoteMinutes' | 'busyMinutes'> & { waitMinutes?: Minutes | undefined }

/** Undefined when the shop does not serve that way. */
export function opennessFor(store: StoreDetail | undefined, orderType: OrderType): ShopOpenness | undefined {
  const found = store?.byOrderType.find((each) => each.orderType === orderType)
  return store && found && { ...found, busyMinutes: store.busyMinutes }
}
