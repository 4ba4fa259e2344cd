import { holidaySave } from '@harbour/protocol'
import { formatDate } from '@harbour/rules'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { saveHoliday } from '../overlay/save-holiday.ts'
import { holidaysOf, namedShop } from '../shop-overlay.ts'
import { shopsThroughout } from '../overlay/shops-in-reach.ts'
import { unservableOrders } from '../overlay/unservable-orders.ts'

export const holidaySaveAction = handle(holidaySave, async ({ storeIds, note = null, notice = null, ...word }, call) => {
  const { catalogue, clock, orders } = call
  const shops = shopsThroughout({ kind: 'shops', storeIds }, { right: 'shop.state', call })
  if (word.endDate < word.startDate || word.endDate < formatDate(clock.now())) throw refuse(holidaySave, 'HOLIDAY_DATES')
  const saved = await saveHoliday(shops, { ...word, note, notice }, { action: holidaySave.name, call })
  if (saved !== 'saved') throw refuse(holidaySave, saved)
  const now = shops.map(({ storeId }) => namedShop(storeId, catalogue))
  return {
    holidays: holidaysOf(
      now.map(({ storeId }) => storeId),
      catalogue,
      clock.now(),
    ),
    orders: await unservableOrders(now, word, orders),
  }
})
