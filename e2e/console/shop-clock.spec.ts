import { wholeLaneOnly } from '../lane.ts'
import { dishes, type Shop } from '../support/chain.ts'
import { placeOrders } from '../support/outside/api-orders.ts'
import { ordersAt } from '../support/outside/shop-people.ts'
import { move } from '../support/outside/till.ts'
import { openTablet } from '../support/tablet.ts'
import { expect, test } from '../support/worlds/test.ts'

// A shop of this test alone.
const shop: Shop = { storeId: '3108', tc: '', en: '' }
const minute = 60_000
/** The time for which a test may hang, at most. */
const patience = 2 * minute

test(
  'a promise is counted by the server’s clock, whatever the tablet’s says and however it is set meanwhile',
  wholeLaneOnly,
  async ({ browser }) => {
    await placeOrders({ shop, dish: dishes.fries, count: 1 })
    const tablet = await openTablet(browser, shop.storeId, 'en', {
      prepare: (context) => context.clock.install({ time: Date.now() + 7 * minute }),
    })
    const [order] = await ordersAt(tablet.shop)
    if (!order) throw new Error('the shop has no order')
    await move(shop.storeId, order.orderId, [10, 12])
    await tablet.signIn()
    const [making] = await ordersAt(tablet.shop)
    if (!making) throw new Error('the shop makes no order')
    const promised = making.etaHigh - (making.movedAt ?? 0)
    const timer = tablet.page.getByRole('article').getByRole('timer')
    /** Says whether what the tablet counts is left of the promise, but for the time that this test has taken. */
    const isTrue = async () => {
      const [minutes = 0, seconds = 0] = ((await timer.textContent()) ?? '').split(':').map(Number)
      const left = minutes * minute + seconds * 1000
      return left <= promised + 1000 && left > promised - patience
    }
    await expect.poll(isTrue).toBe(true)
    for (const by of [-7 * minute, 14 * minute, 0]) {
      await tablet.page.clock.setSystemTime(Date.now() + by)
      await expect(timer).not.toHaveText((await timer.textContent()) ?? '')
      await expect.poll(isTrue).toBe(true)
    }
    await tablet.close()
  },
)
