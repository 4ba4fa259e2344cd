import { wholeLaneOnly } from '../lane.ts'
import { orderStatuses } from '@harbour/rules'
import { dishes, type Shop } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { ordersAt } from '../support/outside/shop-people.ts'
import { payerOf } from '../support/payer.ts'
import { answer, enterPin, openTablet } from '../support/tablet.ts'
import { cancelledWords, tabletWords } from '../support/words/tablet-words.ts'
import { expect, test } from '../support/worlds/test.ts'

// Shops of these tests alone: their tablets would ring for others' orders.
const shop: Shop = { storeId: '3203', tc: '', en: '' }
const rejecting: Shop = { storeId: '3206', tc: '', en: '' }
const locked: Shop = { storeId: '3102', tc: '', en: '' }

test(
  '[1.20] a dish that was missing is paid back by its line, with the PIN of somebody who may',
  wholeLaneOnly,
  async ({ page, browser }) => {
    const say = tabletWords.en
    const guest = guestOf(page, 'en')
    const payer = payerOf(guest)
    const tablet = await openTablet(browser, shop.storeId, 'en')
    await tablet.signIn()
    await payer.fillCart(shop)
    await payer.toProvider('card')
    await payer.useCard('good')
    await payer.expectPlaced()
    await answer(tablet.page, say.accept)
    const [order] = await ordersAt(tablet.shop)
    await tablet.page.goto(`/console/shop/order/${order?.orderId}`)
    await tablet.page
      .getByRole('checkbox')
      .or(tablet.page.getByRole('button', { name: say.giveBack }))
      .first()
      .click()
    const refund = tablet.page.getByRole('region', { name: say.refund })
    await refund.getByRole('button', { name: say.missing }).click()
    await enterPin(tablet.page, tablet.shop.person)
    await expect(tablet.page.getByText(say.refundDone).first()).toBeVisible()
    await tablet.close()
  },
)

test(
  '[4.42] an order that a shop rejects as too busy is taken back once, then cancelled, and its guest reads why',
  wholeLaneOnly,
  async ({ page, browser }) => {
    const say = tabletWords.tc
    const tablet = await openTablet(browser, rejecting.storeId, 'tc')
    await tablet.signIn()
    await guestOf(page, 'tc').atOrder({ shop: rejecting, cart: [{ dish: dishes.fries }] })
    const alarm = tablet.page.getByRole('alertdialog')
    const reject = alarm.getByRole('button', { name: say.rejectBusy })
    const takeBack = alarm.getByRole('button', { name: say.undo })
    await expect(async () => {
      if (await takeBack.isHidden()) await reject.click({ timeout: 2000 })
      await expect(takeBack).toBeVisible({ timeout: 1000 })
    }).toPass()
    await takeBack.click()
    await expect(reject).toBeVisible()
    expect((await ordersAt(tablet.shop)).map(({ status }) => status)).toEqual([orderStatuses.placed])
    await reject.click()
    await expect(alarm).toBeHidden()
    await expect(page.getByText(cancelledWords.tc.tooBusy).first()).toBeVisible()
    expect(await ordersAt(tablet.shop)).toEqual([])
    await tablet.close()
  },
)

test('a locked tablet rings, and its order is accepted once somebody has given their PIN', wholeLaneOnly, async ({ page, browser }) => {
  const say = tabletWords.en
  const tablet = await openTablet(browser, locked.storeId, 'en')
  await tablet.signIn()
  await tablet.page.getByRole('button', { name: say.lock }).click()
  await expect(tablet.page.getByRole('navigation')).toBeHidden()
  const orderId = await guestOf(page, 'en').atOrder({ shop: locked, cart: [{ dish: dishes.fries }] })
  const alarm = tablet.page.getByRole('alertdialog')
  const accept = alarm.getByRole('button', { name: say.accept })
  await expect(accept).toBeVisible()
  await expect(async () => {
    if (await accept.isVisible()) await accept.click({ timeout: 2000 })
    await expect(accept).toBeHidden({ timeout: 1000 })
  }).toPass()
  const person = alarm.getByRole('button', { name: tablet.shop.person.name })
  await expect(person.or(alarm.locator('.pin')).first()).toBeVisible()
  if (await person.isVisible()) await person.click()
  await enterPin(tablet.page, tablet.shop.person)
  await expect(alarm).toBeHidden()
  expect((await ordersAt(tablet.shop)).map((order) => [order.orderId, order.status])).toEqual([[orderId, orderStatuses.accepted]])
  await tablet.close()
})
