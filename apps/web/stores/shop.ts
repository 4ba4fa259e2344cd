import { getStore, type StoreCard, type StoreDetail } from '@harbour/protocol'
import type { OrderType } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { query } from '../call.ts'

/** A shop as the server knows it now, in the words of this language; asked again every minute while it is on the screen. */
export function useShop(storeId: string | undefined): StoreDetail | undefined {
  const { data } = useQuery({
    ...query(getStore, { storeId: storeId ?? '' }, { background: true, handles: 'all' }),
    enabled: !!storeId,
    refetchInterval: 60_000,
  })
  return data
}

/** How a shop stands for one way to eat. */
export type Standing = Pick<StoreCard, 'openness' | 'quoteMinutes' | 'busyMinutes'>

/** Undefined when the shop does not serve that way. */
export function standingFor(store: StoreDetail | undefined, orderType: OrderType): Standing | undefined {
  const found = store?.byOrderType.find((each) => each.orderType === orderType)
  return store && found && { ...found, busyMinutes: store.busyMinutes }
}
