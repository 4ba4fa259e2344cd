import { orderStatuses } from '@harbour/rules'
import { wholeLaneOnly } from '../lane.ts'
import { dishes, type Shop } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { placeOrders } from '../support/outside/api-orders.ts'
import { givePrinter, ordersAt, watchPrinting } from '../support/outside/shop-people.ts'
import { move } from '../support/outside/till.ts'
import { openTablet } from '../support/tablet.ts'
import { tabletWords } from '../support/words/tablet-words.ts'
import { languages, type Language } from '../support/words/words.ts'
import { expect, test } from '../support/worlds/test.ts'

// Shops of these tests alone: their tablets would ring for others' orders.
const shopOf: Record<Language, Shop> = {
  tc: { storeId: '3212', tc: '紅磡站店', en: 'Hung Hom Station' },
  en: { storeId: '3213', tc: '土瓜灣道店', en: 'To Kwa Wan Road' },
}
const cart = [{ dish: dishes.fries }]

for (const language of languages) {
  const say = tabletWords[language]
  const shop = shopOf[language]

  test(`[1.21] [4.42] an order rings at the counter, is printed and made, and its guest sees each step (${language})`, async ({
    page,
    browser,
  }) => {
    await givePrinter(shop.storeId)
    const printing = await watchPrinting(shop.storeId)
    const tablet = await openTablet(browser, shop.storeId, language)
    // The page cannot draw its tickets: the worker beside it has to.
    await tablet.page.evaluate(() => void (HTMLCanvasElement.prototype.getContext = () => null))
    await tablet.signIn()
    const guest = guestOf(page, language)
    await guest.atOrder({ shop, cart })
    const alarm = tablet.page.getByRole('alertdialog')
    await expect(alarm).toBeVisible()
    await expect(alarm.getByText(dishes.fries[language])).toBeVisible()
    // By the keyboard; the order that has just come is deaf for a moment.
    await expect(async () => {
      await tablet.page.keyboard.press('a')
      await expect(alarm).toBeHidden({ timeout: 2000 })
    }).toPass()
    await expect(page.getByText(guest.say.says.accepted).first()).toBeVisible()
    const copies = async () => (await printing.look()).flatMap(({ state, copy }) => (state === 'printed' ? copy : []))
    await expect.poll(async () => (await copies()).toSorted()).toEqual(['customer', 'kitchen'])
    const making = tablet.page.getByRole('region', { name: say.columns.making })
    await making.getByRole('button', { name: say.made }).first().click()
    await expect(page.getByText(guest.say.says.ready).first()).toBeVisible()
    await tablet.close()
  })
}

test('the second of a double tap does nothing to the order that slides under the thumb', wholeLaneOnly, async ({ browser }) => {
  const say = tabletWords.en
  const storeId = '3312'
  await placeOrders({ shop: { storeId, tc: '', en: '' }, dish: dishes.fries, count: 2 })
  const tablet = await openTablet(browser, storeId, 'en')
  for (const { orderId } of await ordersAt(tablet.shop)) await move(storeId, orderId, [10, 12])
  await tablet.signIn()
  const made = tablet.page.getByRole('region', { name: say.columns.making }).getByRole('button', { name: say.made })
  await expect(made).toHaveCount(2)
  await made.first().dblclick()
  await expect(made).toHaveCount(1)
  const inHand = (wanted: number) => async () => (await ordersAt(tablet.shop)).filter(({ status }) => status === wanted).length
  await expect.poll(inHand(orderStatuses.readyForGuest)).toBe(1)
  await expect.poll(inHand(orderStatuses.preparing)).toBe(1)
  await tablet.close()
})
