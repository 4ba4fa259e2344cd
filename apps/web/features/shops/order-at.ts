import { useGoOn } from '../../stores/next.ts'
import { useWantedAt } from '../../stores/occasion.ts'
import { chooseWhere, shopOf, useWhere } from '../../stores/place.ts'
import { tellCartKept } from '../../stores/shop-move.ts'
import type { InShop } from './in-shop.ts'
import { waysOf, type Offering } from './ways.ts'

/** Chooses a shop and how to eat there, and goes on to its menu, or back to where the guest came from; where it must be, by way of the time. */
export function useOrderAt(): (shop: Offering & { storeId: string; name: string }, orderType: InShop) => void {
  const goOn = useGoOn()
  const wantedAt = useWantedAt()
  const before = shopOf(useWhere())
  return (store, orderType) => {
    const shop = { storeId: store.storeId, name: store.name }
    chooseWhere({ orderType, shop })
    tellCartKept(before, shop)
    goOn(`/orderFood/${orderType}`, waysOf(store, orderType, wantedAt) === 'preorder' ? { when: '1' } : {})
  }
}
