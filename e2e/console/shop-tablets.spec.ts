import { orderStatuses } from '@harbour/rules'
import { wholeLaneOnly } from '../lane.ts'
import { answer, openTablet, type Tablet } from '../support/tablet.ts'
import { placeOrders } from '../support/outside/api-orders.ts'
import { move } from '../support/outside/till.ts'
import { ordersAt } from '../support/outside/shop-people.ts'
import { dishes, type Shop } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { tabletWords } from '../support/words/tablet-words.ts'
import { expect, test } from '../support/worlds/test.ts'

// Shops of these tests alone: their tablets would ring for others' orders.
const shopOf = (storeId: string): Shop => ({ storeId, tc: '', en: '' })
const cart = [{ dish: dishes.fries }]

test('two tablets of a shop ring for one order, and the second reads who took it', wholeLaneOnly, async ({ page, browser }) => {
  const shop = shopOf('3218')
  const [first, second] = [await openTablet(browser, shop.storeId, 'en'), await openTablet(browser, shop.storeId, 'tc')]
  await first.signIn()
  await second.signIn()
  await guestOf(page, 'en').atOrder({ shop, cart })
  await expect(second.page.getByRole('alertdialog')).toBeVisible()
  await answer(first.page, tabletWords.en.accept)
  await expect(second.page.getByRole('alertdialog')).toBeHidden()
  await expect(second.page.getByText(first.shop.person.name).first()).toBeVisible()
  await Promise.all([first.close(), second.close()])
})

test(
  '[4.42] steps of ten minutes without a network are kept over a reload, and sent in order once it is back',
  wholeLaneOnly,
  async ({ page, browser, troubles }) => {
    troubles.expect(/ERR_INTERNET_DISCONNECTED/)
    const say = tabletWords.tc
    const shop = shopOf('3104')
    const guest = guestOf(page, 'tc')
    const orderId = await guest.atOrder({ shop, cart })
    await placeOrders({ shop, dish: dishes.fries, count: 1 })
    const tablet = await openTablet(browser, shop.storeId, 'tc', {
      serviceWorkers: 'allow',
      prepare: (context) => context.clock.install(),
    })
    const orders = await ordersAt(tablet.shop)
    for (const order of orders) await move(shop.storeId, order.orderId, [10, 12])
    await tablet.signIn()
    const network = tablet.page.context()
    const cardOf = (column: string, of: (order: { orderId: string }) => boolean) =>
      tablet.page
        .getByRole('region', { name: column })
        .getByRole('article')
        .filter({ hasText: orders.find(of)?.pickupNo ?? '' })
    const isFirst = (order: { orderId: string }) => order.orderId === orderId
    const isSecond = (order: { orderId: string }) => order.orderId !== orderId
    await tablet.page.evaluate(() => navigator.serviceWorker.ready)
    await network.setOffline(true)
    await cardOf(say.columns.making, isFirst).getByRole('button', { name: say.made }).click()
    await expect(cardOf(say.columns.ready, isFirst).getByText(say.unsent)).toBeVisible()
    await tablet.page.clock.fastForward('10:00')
    await expect(tablet.page.getByText(say.offlineFor).first()).toBeVisible()
    await tablet.page.reload()
    await expect(cardOf(say.columns.ready, isFirst).getByText(say.unsent)).toBeVisible()
    await cardOf(say.columns.making, isSecond).getByRole('button', { name: say.made }).click()
    await expect(cardOf(say.columns.ready, isSecond).getByText(say.unsent)).toBeVisible()
    await cardOf(say.columns.ready, isFirst).getByRole('button', { name: say.collectCash }).click()
    await expect(tablet.page.getByText(say.stepsToSend(3))).toBeVisible()
    expect((await ordersAt(tablet.shop)).map(({ status }) => status)).toEqual([orderStatuses.preparing, orderStatuses.preparing])
    await network.setOffline(false)
    await expect(page.getByText(guest.say.says.collected).first()).toBeVisible()
    await expect
      .poll(async () => (await ordersAt(tablet.shop)).map((order) => [order.orderId === orderId, order.status]))
      .toEqual([[false, orderStatuses.readyForGuest]])
    await expect(tablet.page.getByText(say.unsent)).toBeHidden()
    await expect(tablet.page.getByRole('button', { name: say.seen })).toBeHidden()
    await tablet.close()
  },
)

test(
  'two tablets that finish one order finish it once, also where one of them had no network meanwhile',
  wholeLaneOnly,
  async ({ browser }) => {
    const say = tabletWords.en
    const shop = shopOf('3109')
    await placeOrders({ shop, dish: dishes.fries, count: 2 })
    const [first, second] = [await openTablet(browser, shop.storeId, 'en'), await openTablet(browser, shop.storeId, 'en')]
    const orders = await ordersAt(first.shop)
    for (const { orderId } of orders) await move(shop.storeId, orderId, [10, 12])
    const made = ({ page }: Tablet, at: number) =>
      page
        .getByRole('region', { name: say.columns.making })
        .getByRole('article')
        .filter({ hasText: orders[at]?.pickupNo ?? '' })
        .getByRole('button', { name: say.made })
    const statuses = async () => (await ordersAt(first.shop)).map(({ status }) => status)
    await first.signIn()
    await second.signIn()
    // Both have it before their eyes: a press that waited for the other’s would find it gone.
    const buttons = await Promise.all([first, second].map((tablet) => made(tablet, 0).elementHandle()))
    await Promise.all(buttons.map((button) => button?.dispatchEvent('click')))
    await expect.poll(statuses).toEqual([orderStatuses.readyForGuest, orderStatuses.preparing])
    await second.page.context().setOffline(true)
    await made(second, 1).click()
    await made(first, 1).click()
    const collect = first.page.getByRole('button', { name: say.collectCash })
    for (const left of [1, 0]) {
      await collect.first().click()
      await expect.poll(async () => (await statuses()).length).toBe(left)
    }
    await second.page.context().setOffline(false)
    await expect(second.page.getByRole('article')).toHaveCount(0)
    await expect(second.page.getByText(say.unsent)).toBeHidden()
    await Promise.all([first.close(), second.close()])
  },
)

test(
  '[8.14] a dish that a shop has run out of is gone from the menu that a guest has open, and comes back',
  wholeLaneOnly,
  async ({ page, browser }) => {
    const shop = shopOf('3221')
    const tablet = await openTablet(browser, shop.storeId, 'en')
    await tablet.signIn()
    await guestOf(page, 'en').atMenu({ shop })
    const add = page.getByRole('button', { name: guestOf(page, 'en').say.add(dishes.tiramisu.en) }).first()
    await expect(add).toBeVisible()
    await tablet.page.getByRole('link', { name: tabletWords.en.supply }).click()
    await tablet.page.getByRole('textbox', { name: tabletWords.en.search }).fill(dishes.tiramisu.en)
    const onSale = tablet.page.getByRole('switch', { name: dishes.tiramisu.en })
    await onSale.click()
    await expect(add).toBeHidden()
    await onSale.click()
    await expect(add).toBeVisible()
    await tablet.close()
  },
)
