import { holidayListGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { holidaysOf } from '../shop-overlay.ts'
import { shopsInReach } from '../overlay/shops-in-reach.ts'

export const holidayListGetAction = handle(holidayListGet, ({ storeId }, call) => {
  const shops = shopsInReach(storeId, { right: 'shop.state', call })
  return {
    holidays: holidaysOf(
      shops.map((shop) => shop.storeId),
      call.catalogue,
      call.clock.now(),
    ),
  }
})
