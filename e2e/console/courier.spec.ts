import { wholeLaneOnly } from '../lane.ts'
import { largePizza } from '../support/cart-lines.ts'
import type { Shop } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { nobodyComes } from '../support/outside/couriers.ts'
import { ordersAt } from '../support/outside/shop-people.ts'
import { move } from '../support/outside/till.ts'
import { payerOf } from '../support/payer.ts'
import { openTablet } from '../support/tablet.ts'
import { courierWords } from '../support/words/tablet-words.ts'
import { expect, test } from '../support/worlds/test.ts'

// A shop of this test alone: its tablet would ring for others' orders.
const shop: Shop = { storeId: '3110', tc: '', en: '' }

test(
  '[1.21] a shop without a rider sees a courier’s price, books one at it, lets them go again, and is called when nobody comes',
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

    // Of the next one nobody takes the booking: the tablet says so until somebody has read it, wherever they look.
    await courier.getByRole('button', { name: say.call }).press('Enter')
    await courier.getByRole('button', { name: say.book }).press('Enter')
    await expect(courier.getByText(say.seeking)).toBeVisible()
    await tablet.page.goto('/console/shop')
    await expect(tablet.page.getByText(order?.pickupNo ?? '').first()).toBeVisible()
    await nobodyComes()
    const told = tablet.page.getByText(say.nobodyFor(order?.pickupNo ?? ''))
    await expect(told).toBeVisible()
    await tablet.page.getByRole('button', { name: say.understood }).click()
    await expect(told).toBeHidden()
    await tablet.page.goto(`/console/shop/order/${orderId}`)
    await expect(courier.getByText(say.nobody)).toBeVisible()
    await expect(courier.getByRole('button', { name: say.call })).toBeVisible()
    await tablet.close()
  },
)
