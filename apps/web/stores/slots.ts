import { getShopQuoTime, type Answer } from '@harbour/protocol'
import { makingMinutes, orderTypes, productOf, type Minutes } from '@harbour/rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../call.ts'
import { useCart } from './cart.ts'
import { useMenu } from './menu.ts'
import { shopOf, useWhere } from './place.ts'

export type Slot = Answer<typeof getShopQuoTime>['slots'][number]

/** As much as the call takes. */
const most = 999

/** Others take slots while a guest looks at them. */
const every = 15_000

/** What the guest's shop offers a preorder of this cart on a day (YYYY/MM/DD); without a day, on the first that has a slot. */
export function useSlots(day: string | undefined, wanted = true) {
  const where = useWhere()
  const { orderType, address } = where
  const storeId = shopOf(where)?.storeId ?? ''
  const makeMinutes = useCartMinutes(storeId)
  const near = orderType === orderTypes.delivery && address ? { lat: address.lat, lng: address.lng } : undefined
  return useQuery({
    ...query(getShopQuoTime, { storeId, orderType, near, day, makeMinutes }, { background: true, handles: 'all' }),
    enabled: wanted && storeId !== '',
    placeholderData: keepPreviousData,
    staleTime: every,
    // Whoever is asked for another time has just been refused one.
    refetchOnMount: 'always',
    refetchInterval: every,
  })
}

/** How long the kitchen is busy with what is in the cart; undefined while it is empty, or the menu is not known. */
function useCartMinutes(storeId: string): Minutes | undefined {
  const { lines } = useCart()
  const { book } = useMenu(storeId || undefined)
  if (!book || lines.length === 0) return undefined
  const each = lines.flatMap((line) => Array.from({ length: line.num }, () => productOf(book, line)?.makeMinutes ?? 0))
  return Math.min(makingMinutes(each), most)
}
