import { wholeLaneOnly } from '../lane.ts'
import { expectWellMade } from '../support/barriers.ts'
import { largePizza } from '../support/cart-lines.ts'
import { shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { move } from '../support/outside/till.ts'
import { expect, test } from '../support/worlds/test.ts'
import { trackerWords } from '../support/words/tracker-words.ts'
import { languages } from '../support/words/words.ts'

const shop = shops.taikooShing

for (const language of languages) {
  const say = trackerWords[language]

  test(`[1.21] an order that has come says when, is rated by one tap, and stays rated (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    const orderId = await guest.atOrder({ way: 'delivery', cart: [largePizza] })
    await expect(page.getByText(say.onTime)).toBeVisible()
    await expect(page.getByRole('radiogroup')).toHaveCount(0)
    await move(shop.storeId, orderId, [10, 12, 21, 14, 100])
    await expect(page.getByText(say.came)).toBeVisible()
    const stars = (part: string, name: string) => page.getByRole('radiogroup', { name: part }).getByRole('radio', { name })
    await stars(say.rateFood, say.fourStars).tap()
    await expect(page.getByText(say.rateThanks)).toBeVisible()
    await stars(say.rateDelivery, say.twoStars).tap()
    await page.getByLabel(say.rateWord).fill('Hot & <b>quick</b>')
    await page.getByRole('button', { name: say.rateSend }).tap()
    await expect(page.getByText(say.rateWordThanks)).toBeVisible()
    await expectWellMade(page, `the tracker with a rating (${language})`)
    await page.reload()
    await expect(stars(say.rateFood, say.fourStars)).toBeChecked()
    await expect(stars(say.rateDelivery, say.twoStars)).toBeChecked()
    await expect(page.getByLabel(say.rateWord)).toHaveValue('Hot & <b>quick</b>')
    await page.goto(`/mine?lang=${language}`)
    await expect(page.getByRole('article')).toContainText(say.ratedFour)
  })
}
