import { wholeLaneOnly } from '../lane.ts'
import { expectNoBarriers } from '../support/barriers.ts'
import { dishes, options, shops } from '../support/chain.ts'
import { guestOf, type Guest } from '../support/guest.ts'
import { expect, test } from '../support/worlds/test.ts'
import { languages } from '../support/words/words.ts'

for (const language of languages) {
  test(`[1.15] [2.15] [2.16] [4.42] a delivery from a fresh phone to the door (${language})`, async ({ page }) => {
    const guest = guestOf(page, language)
    await guest.open('delivery')
    await expectNoBarriers(page, 'home')
    await guest.deliverToNganPak()
    await guest.add(dishes.pepperoni, [options.twelveInch, options.classicCrust])
    await expectNoBarriers(page, 'menu with a cart')
    await guest.checkOut()
    await guest.sayDoor()
    await guest.sayWho()
    await expectNoBarriers(page, 'confirmation')
    const orderId = await guest.place()
    await expectNoBarriers(page, 'placed')
    await guest.follow({ storeId: shops.taikooShing.storeId, orderId }, ['preparing', 'delivering', 'delivered'])
    await expectInList(guest, guest.say.states.completed)
  })

  test(
    `[1.15] [2.21] [3.8] [4.42] a takeaway of a set meal from a fresh phone to the counter (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      await guest.open('takeaway')
      await guest.orderAt(shops.mongKok)
      await guest.addSet(dishes.setForOne, [dishes.porkChopRice, dishes.fries, dishes.water])
      await guest.checkOut()
      const orderId = await guest.place()
      await guest.follow({ storeId: shops.mongKok.storeId, orderId }, ['preparing', 'ready', 'collected'])
      await expectInList(guest, guest.say.states.completed)
    },
  )

  test(
    `[1.15] [2.23] [4.7] [4.42] a dine-in of two of the same from a fresh phone to the table (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      await guest.open('dineIn')
      await guest.orderAt(shops.tsimShaTsui)
      await guest.addAtOnce(dishes.chicken)
      await page
        .getByRole('button', { name: guest.say.addMore(dishes.chicken[language], 1) })
        .first()
        .tap()
      await guest.checkOut()
      await expect(page.getByRole('main').getByText(dishes.chicken[language])).toHaveCount(1)
      await guest.sayWho()
      const orderId = await guest.place()
      await guest.follow({ storeId: shops.tsimShaTsui.storeId, orderId }, ['preparing', 'ready', 'collected'])
      await expectInList(guest, guest.say.states.completed)
    },
  )
}

/** The account shows the order as it stands. */
async function expectInList({ page, language, say }: Guest, state: string) {
  await page.goto(`/mine?lang=${language}`)
  const orders = page.getByRole('article')
  await expect(orders).toHaveCount(1)
  await expect(orders.getByText(state, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.tabs[3])
}
