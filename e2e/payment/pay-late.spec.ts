import { wholeLaneOnly } from '../lane.ts'
import { expectWellMade } from '../support/barriers.ts'
import { shops } from '../support/chain.ts'
import { expect, test } from '../support/worlds/clock-world.ts'
import { guestOf } from '../support/guest.ts'
import { payerOf } from '../support/payer.ts'
import { languages } from '../support/words/words.ts'

const minute = 60_000

test.beforeAll(({ clock }) => clock.goOnToTime('12:00'))

for (const language of languages) {
  test(
    `[1.20] [4.42] an order that nobody paid in ten minutes is over, nothing is charged and the cart is as it was (${language})`,
    wholeLaneOnly,
    async ({ page, clock }) => {
      const guest = guestOf(page, language)
      const payer = payerOf(guest)
      await payer.fillCart(shops.kowloonBay)
      await payer.toProvider()
      await page.goBack()
      await expect(payer.heading(payer.say.waiting)).toBeVisible()
      await clock.goOnTo(clock.now() + 11 * minute)
      await page.reload()
      await expect(payer.heading(payer.say.over)).toBeVisible()
      await expect(page.getByText(payer.say.stillInCart)).toBeVisible()
      await expectWellMade(page, 'the time to pay is over')
      await page.getByRole('link', { name: payer.say.toCart }).tap()
      await guest.cart().getByRole('link').last().tap()
      await payer.choose('cash')
      await page.getByRole('button', { name: payer.say.byCash }).tap()
      await payer.expectPlaced()
    },
  )
}
