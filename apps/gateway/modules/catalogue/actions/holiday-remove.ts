import { holidayRemove } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { removeHoliday } from '../overlay/save-holiday.ts'
import { holidaysOf } from '../shop-overlay.ts'
import { shopsThroughout } from '../overlay/shops-in-reach.ts'

export const holidayRemoveAction = handle(holidayRemove, async ({ holidayId, storeIds }, call) => {
  const { catalogue, clock } = call
  const shops = shopsThroughout({ kind: 'shops', storeIds }, { right: 'shop.state', call })
  await removeHoliday(shops, holidayId, { action: holidayRemove.name, call })
  return {
    holidays: holidaysOf(
      shops.map(({ storeId }) => storeId),
      catalogue,
      clock.now(),
    ),
  }
})
