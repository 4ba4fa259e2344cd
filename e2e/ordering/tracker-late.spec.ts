import { wholeLaneOnly } from '../lane.ts'
import { expectWellMade } from '../support/barriers.ts'
import { largePizza } from '../support/cart-lines.ts'
import { shops } from '../support/chain.ts'
import { expect, test } from '../support/worlds/clock-world.ts'
import { guestOf } from '../support/guest.ts'
import { move } from '../support/outside/till.ts'
import { trackerWords } from '../support/words/tracker-words.ts'
import { languages } from '../support/words/words.ts'

const minute = 60_000

test.beforeAll(({ clock }) => clock.goOnToTime('12:00'))

for (const language of languages) {
  const say = trackerWords[language]

  test(`[1.21] an order is said to be behind before it is late, and then late (${language})`, wholeLaneOnly, async ({ page, clock }) => {
    const orderId = await guestOf(page, language).atOrder({ way: 'delivery', cart: [largePizza] })
    await move(shops.taikooShing.storeId, orderId, [10, 12])
    await expect(page.getByText(say.onTime)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/–\d\d:\d\d/)
    const [, until = ''] = /–(\d\d:\d\d)/.exec((await page.getByRole('main').textContent()) ?? '') ?? []
    const promisedBy = clock.nextAt(until)

    // Not under way yet, and the way alone takes longer than is left.
    await clock.goOnTo(promisedBy - 4 * minute)
    await page.reload()
    await expect(page.getByText(say.behind, { exact: true })).toBeVisible()
    await expect(page.getByRole('status').getByText(say.mayComeAfter(until))).toBeVisible()
    await expectWellMade(page, `a late order (${language})`)
    await clock.goOnTo(promisedBy + minute)
    await page.reload()
    await expect(page.getByText(say.late, { exact: true })).toBeVisible()
    await expect(page.getByRole('status').getByText(say.stillAtShop)).toBeVisible()
  })
}
