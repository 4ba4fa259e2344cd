import { useReturnTo } from '../../navigation/return-to.ts'
import { useWantedAt } from '../../entities/location/order-time.ts'
import { setOrderLocation, shopOf, useOrderLocation } from '../../entities/location/order-location.ts'
import { announceKeptCart } from '../../entities/location/shop-change.ts'
import type { InShop } from './in-shop.ts'
import { waysOf, type Offering } from './ways.ts'
import { paths } from '../../navigation/paths.ts'

/** Chooses a shop and how to eat there, and goes on to its menu, or back to where the guest came from; where it must be, by way of the time. */
export function useOrderAt(): (shop: Offering & { storeId: string; name: string }, orderType: InShop) => void {
  const goOn = useReturnTo()
  const wantedAt = useWantedAt()
  const before = shopOf(useOrderLocation())
  return (store, orderType) => {
    const shop = { storeId: store.storeId, name: store.name }
    setOrderLocation({ orderType, shop })
    announceKeptCart(before, shop)
    goOn(paths.menu(orderType), waysOf(store, orderType, wantedAt) === 'preorder' ? { when: '1' } : {})
  }
}
