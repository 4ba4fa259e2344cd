import { wholeLaneOnly } from '../lane.ts'
import { largePizza } from '../support/cart-lines.ts'
import type { Shop } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { ordersAt } from '../support/outside/shop-people.ts'
import { move } from '../support/outside/till.ts'
import { payerOf } from '../support/payer.ts'
import { openTablet } from '../support/tablet.ts'
import { courierWords } from '../support/words/tablet-words.ts'
import { expect, test } from '../support/worlds/test.ts'

// A shop of this test alone: its tablet would ring for others' orders.
const shop: Shop = { storeId: '3110', tc: '', en: '' }

test(
  '[1.21] a shop without a rider sees a courier’s price, books one at it, and lets them go again',
  wholeLaneOnly,
  async ({ page, browser }) => {
    const say = courierWords.en
    const guest = guestOf(page, 'en')
    const payer = payerOf(guest)
    const tablet = await openTablet(browser, shop.storeId, 'en')
    await guest.atConfirmation({ way: 'delivery', shop, cart: [largePizza] })
    await payer.toProvider('card')
    await payer.useCard('good')
    await payer.expectPlaced()
    const [order] = await ordersAt(tablet.shop)
    const orderId = order?.orderId ?? ''
    await move(shop.storeId, orderId, [10, 12])
    await tablet.signIn()
    await tablet.page.goto(`/console/shop/order/${orderId}`)
    const courier = tablet.page.getByRole('region', { name: say.courier })
    await courier.getByRole('button', { name: say.call }).click()
    // By keys: a tap at the same place at once would be the second of a double tap, and does nothing.
    await courier.getByRole('button', { name: say.book }).press('Enter')
    await expect(courier.getByText(say.seeking)).toBeVisible()
    await courier.getByRole('button', { name: say.cancel }).press('Enter')
    await expect(courier.getByText(say.cancelled)).toBeVisible()
    await expect(courier.getByRole('button', { name: say.call })).toBeVisible()
    await expect(tablet.page.getByRole('listitem').filter({ hasText: 'paid' })).toHaveCount(0)
    await tablet.close()
  },
)
