import { useReturnTo } from '../../navigation/return-to.ts'
import { useWantedAt } from '../../entities/location/order-time.ts'
import { setOrderLocation, shopOf, useOrderLocation } from '../../entities/location/order-location.ts'
import { announceKeptCart } from '../../entities/location/announce-kept-cart.ts'
import type { OnSiteOrderType } from './on-site-order-type.ts'
import { shopAction, type ShopOffer } from './shop-action.ts'
import { paths } from '../../navigation/paths.ts'

/** Chooses a shop and how to eat there, and goes on to its menu, or back to where the guest came from; where it must be, by way of the time. */
export function useOrderAt(): (shop: ShopOffer & { storeId: string; name: string }, orderType: OnSiteOrderType) => void {
  const goOn = useReturnTo()
  const wantedAt = useWantedAt()
  const before = shopOf(useOrderLocation())
  return (store, orderType) => {
    const shop = { storeId: store.storeId, name: store.name }
    setOrderLocation({ orderType, shop })
    announceKeptCart(before, shop)
    goOn(paths.menu(orderType), shopAction(store, orderType, wantedAt) === 'preorder' ? { when: '1' } : {})
  }
}
