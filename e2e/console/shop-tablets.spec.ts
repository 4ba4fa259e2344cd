import { getProductMenu } from '@harbour/protocol'
import { orderStatuses } from '@harbour/rules'
import { answer, openTablet } from '../support/tablet.ts'
import { ask } from '../support/outside/api-orders.ts'
import { move } from '../support/outside/till.ts'
import { ordersAt } from '../support/outside/shop-people.ts'
import { brandOf } from '../support/phone-state.ts'
import { dishes, type Shop } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { tabletWords } from '../support/words/tablet-words.ts'
import { expect, test } from '../support/worlds/test.ts'

// Shops of these tests alone: their tablets would ring for others' orders.
const shopOf = (storeId: string): Shop => ({ storeId, tc: '', en: '' })
const cart = [{ dish: dishes.fries }]

test('two tablets of a shop ring for one order, and the second reads who took it', async ({ page, browser }) => {
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

test('[4.42] what is made without a network is kept on the tablet, and its guest reads it once the network is back', async ({
  page,
  browser,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/)
  const shop = shopOf('3104')
  const guest = guestOf(page, 'tc')
  const orderId = await guest.atOrder({ shop, cart })
  await move(shop.storeId, orderId, [10, 12])
  const tablet = await openTablet(browser, shop.storeId, 'tc')
  await tablet.signIn()
  const making = tablet.page.getByRole('region', { name: tabletWords.tc.columns.making })
  await expect(making.getByRole('button', { name: tabletWords.tc.made })).toBeVisible()
  await tablet.page.context().setOffline(true)
  await making.getByRole('button', { name: tabletWords.tc.made }).click()
  await expect(tablet.page.getByRole('region', { name: tabletWords.tc.columns.ready }).getByRole('article')).toBeVisible()
  expect((await ordersAt(tablet.shop)).map(({ status }) => status)).toEqual([orderStatuses.preparing])
  await tablet.page.context().setOffline(false)
  await expect(page.getByText(guest.say.says.ready).first()).toBeVisible()
  expect((await ordersAt(tablet.shop)).map(({ status }) => status)).toEqual([orderStatuses.readyForGuest])
  await tablet.close()
})

test('[8.14] a dish that a shop has run out of is gone from its guests’ menu at once, and comes back', async ({ browser }) => {
  const shop = shopOf('3221')
  const tablet = await openTablet(browser, shop.storeId, 'en')
  await tablet.signIn()
  await tablet.page.getByRole('link', { name: tabletWords.en.supply }).click()
  await tablet.page.getByRole('textbox', { name: tabletWords.en.search }).fill(dishes.tiramisu.en)
  const guest = { key: '', deviceId: tablet.shop.deviceId, brand: brandOf(shop), gateway: process.env.HARBOUR_URL }
  const soldOut = async () => (await ask(getProductMenu, { storeId: shop.storeId }, guest)).soldOut.includes('tiramisu')
  expect(await soldOut()).toBe(false)
  const onSale = tablet.page.getByRole('switch', { name: dishes.tiramisu.en })
  await onSale.click()
  await expect(onSale).not.toBeChecked()
  await expect.poll(soldOut).toBe(true)
  await onSale.click()
  await expect(onSale).toBeChecked()
  await expect.poll(soldOut).toBe(false)
  await tablet.close()
})
