import { getShopQuoTime, type Answer } from '@harbour/protocol'
import { makingMinutes, orderTypes, type Minutes } from '@harbour/rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { useCart } from '../cart/cart-store.ts'
import { useMenu } from '../menu/menu.ts'
import { shopOf, useOrderLocation } from '../location/order-location.ts'
import { useItemsInMind } from './promised-time.ts'

export type Slot = Answer<typeof getShopQuoTime>['slots'][number]

/** The most that the call takes. */
const most = 999

/** Others take slots while a guest looks at them. */
const every = 15_000

/** The slots that the guest's shop offers a preorder of this cart on a day (YYYY/MM/DD); without a day, on the first that has a slot. */
export function useSlots(day: string | undefined, wanted = true) {
  const where = useOrderLocation()
  const { orderType, address } = where
  const storeId = shopOf(where)?.storeId ?? ''
  const makeMinutes = useCartMinutes(storeId)
  const near = orderType === orderTypes.delivery && address ? { lat: address.lat, lng: address.lng } : undefined
  return useQuery({
    ...query(getShopQuoTime, { storeId, orderType, near, day, makeMinutes }, { background: true, handles: 'all' }),
    enabled: wanted && storeId !== '',
    placeholderData: keepPreviousData,
    staleTime: every,
    // A guest who is asked for another time has just been refused one.
    refetchOnMount: 'always',
    refetchInterval: every,
  })
}

/** The time for which the kitchen is busy with what is in the cart; undefined while it is empty, or the menu is not known. */
function useCartMinutes(storeId: string): Minutes | undefined {
  const { lines } = useCart()
  const { book, complete } = useMenu(storeId || undefined)
  const items = useItemsInMind(complete ? book : undefined)
  return items && lines.length > 0 ? Math.min(makingMinutes(items), most) : undefined
}
