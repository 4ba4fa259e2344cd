import { wholeLaneOnly } from '../lane.ts'
import { expectWellMade } from '../support/barriers.ts'
import { dishes, shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { expect, test } from '../support/worlds/clock-world.ts'
import { whenWords } from '../support/words/when-words.ts'
import { languages } from '../support/words/words.ts'

/** A quarter to ten: streets have taken their last orders, malls soon will. In November the shop at Lam Tin has its kitchen renewed. */
test.beforeAll(({ clock }) => clock.goOnTo(Math.max(clock.nextAt('21:45'), Date.parse('2026-12-01T21:45:00+08:00'))))

for (const language of languages) {
  const say = whenWords[language]

  test(`[8.13] a shop whose orders have ended takes one for tomorrow (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    await guest.open('takeaway')
    await page.getByRole('link', { name: guest.say.start }).tap()
    await page.getByRole('searchbox', { name: guest.say.searchShop }).fill(shops.lamTin[language])
    const card = page.getByRole('article').filter({ hasText: shops.lamTin[language] })
    await expect(card).toContainText(say.closed)
    await expect(card).toContainText('21:30')
    await expect(card).toContainText('11:00')
    await guest.atMenu({ shop: shops.lamTin })
    await expect(page.getByRole('heading', { name: say.endedTitle })).toBeVisible()
    await expect(page.getByRole('heading', { name: say.preorderHere })).toBeVisible()
    await expectWellMade(page, 'menu of a shop that has closed')
    await page.getByRole('button', { name: say.preorderTomorrow }).tap()
    await expect(page.getByRole('heading', { name: say.endedTitle })).toBeHidden()
    await guest.addAtOnce(dishes.chicken)
    await guest.checkOut()
    await guest.sayWho()
    await guest.place()
    await expect(page.getByText(language === 'en' ? /^Tomorrow 11:\d\d$/ : /^明日 11:\d\d$/)).toBeVisible()
  })

  test(`[8.13] a shop whose orders have ended leads to one nearby that is open (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    await guest.atMenu({ shop: shops.lamTin })
    await page.getByRole('button', { name: say.switchShop }).first().tap()
    await expect(page.getByRole('heading', { name: say.endedTitle })).toBeHidden()
    await guest.addAtOnce(dishes.chicken)
    await guest.checkOut()
    await guest.place()
  })

  test(`[8.13] a shop says when its last orders are near (${language})`, wholeLaneOnly, async ({ page }) => {
    await page.goto(`/shopDetail?storeId=${shops.taikooShing.storeId}&lang=${language}`)
    await expect(page.getByRole('status').getByText(say.closing)).toBeVisible()
    await expect(page.getByText(/22:00/).first()).toBeVisible()
  })

  test(`[8.13] [1.17] a shop near its last orders says so all the way, and takes one (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    await guest.open('takeaway')
    await page.getByRole('link', { name: guest.say.start }).tap()
    await page.getByRole('searchbox', { name: guest.say.searchShop }).fill(shops.taikooShing[language])
    const card = page.getByRole('article').filter({ hasText: shops.taikooShing[language] })
    await expect(card.getByText(say.closing)).toBeVisible()
    await card.getByRole('button', { name: guest.say.orderHere }).tap()
    await expect(page.getByRole('banner')).toContainText('22:00')
    await guest.addAtOnce(dishes.chicken)
    await guest.checkOut()
    await guest.place()
  })
}
