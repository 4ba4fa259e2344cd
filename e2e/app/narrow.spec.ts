import { dishes, nganPakMansion, options, shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { wholeLaneOnly } from '../lane.ts'
import { expectNothingSticksOut } from '../support/screen.ts'
import { expect, test } from '../support/worlds/test.ts'
import { whenWords } from '../support/words/when-words.ts'
import { languages } from '../support/words/words.ts'

test.use({ viewport: { width: 320, height: 700 } })

for (const language of languages) {
  test(`on the narrowest phone no screen of an order is cut off (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    const { say } = guest
    await guest.open('delivery')
    await expectNothingSticksOut(page)
    await page.getByRole('link', { name: say.start }).tap()
    await page.getByRole('searchbox', { name: say.searchPlace }).fill(nganPakMansion.typed[language])
    const place = page.getByRole('button', { name: nganPakMansion.building[language] })
    await expect(place).toBeVisible()
    await expectNothingSticksOut(page)
    await place.tap()
    await expect(page.getByRole('heading', { level: 1, name: say.menu })).toBeAttached()
    await page.goto('/place/1?next=/selectPlace')
    await guest.pickNganPak()
    await page.getByRole('button', { name: say.deliverHere }).tap()
    await expectNothingSticksOut(page)
    await guest.sayAddress()
    await page.getByRole('button', { name: say.deliverHere }).tap()
    await expect(page).toHaveURL(/\/selectPlace/)
    for (const path of ['/place/1', '/selectPlace', '/selectPlace?manage=1']) {
      await page.goto(path)
      await expect(page.getByRole('list').first()).toBeVisible()
      await expectNothingSticksOut(page)
    }
    await page.goto('/orderFood/2')
    await guest.openDish(dishes.pepperoni)
    await expect(page.getByRole('heading', { level: 1, name: dishes.pepperoni[language] })).toBeVisible()
    await expectNothingSticksOut(page)
    await page.goBack()
    await guest.add(dishes.pepperoni, [options.twelveInch, options.classicCrust])
    await expect(guest.cartBar()).toBeVisible()
    await expectNothingSticksOut(page)
    await guest.cartBar().tap()
    await expect(guest.cart().getByRole('link', { name: say.checkOut })).toBeVisible()
    await expectNothingSticksOut(page)
    await page.goto('/recomendFood')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectNothingSticksOut(page)
    await page.goto('/orderFood/2?filters=1')
    await page.getByRole('switch').first().tap()
    await expect(page.getByRole('switch').first()).toBeChecked()
    await expectNothingSticksOut(page)
    await page.goto('/orderFood/2')
    await expect(page.locator('.mdiet')).toBeVisible()
    await expectNothingSticksOut(page)
    await page.goto('/orderFood/2?search=1')
    await page.getByRole('searchbox', { name: say.searchMenu }).fill('qqqq')
    await expectNothingSticksOut(page)
    await page.goto('/orderFood/2?cart=1')
    await guest.cart().getByRole('link', { name: say.checkOut }).tap()
    await guest.sayDoor()
    await guest.sayWho()
    await expect(guest.placeButton()).toContainText('$')
    await expectNothingSticksOut(page)
    await guest.place()
    await expectNothingSticksOut(page)
    await page.getByRole('button', { name: say.track }).tap()
    await expectNothingSticksOut(page)
    await page.goto('/mine')
    await expect(page.getByRole('article')).toBeVisible()
    await expectNothingSticksOut(page)
  })

  for (const way of ['takeaway', 'dineIn'] as const) {
    test(`on the narrowest phone a set meal is chosen, ordered and collected for ${way} (${language})`, wholeLaneOnly, async ({ page }) => {
      const guest = guestOf(page, language)
      const { say } = guest
      await guest.open(way)
      await expectNothingSticksOut(page)
      await guest.orderAt(shops.mongKok)
      await expect(page.getByRole('heading', { level: 1, name: say.menu })).toBeAttached()
      await guest.openDish(dishes.setForOne)
      await expect(page.getByRole('button', { name: say.pick(dishes.porkChopRice[language]) })).toBeVisible()
      await expectNothingSticksOut(page)
      for (const pick of [dishes.porkChopRice, dishes.fries, dishes.lemonTea]) {
        await page.getByRole('button', { name: say.pick(pick[language]) }).tap()
        await expectNothingSticksOut(page)
      }
      await page.getByRole('button', { name: say.addToCart }).tap()
      await guest.checkOut()
      await guest.sayWho()
      await expect(guest.placeButton()).toContainText('$')
      await expectNothingSticksOut(page)
      const orderId = await guest.place()
      await expectNothingSticksOut(page)
      await guest.follow({ storeId: shops.mongKok.storeId, orderId }, ['preparing', 'ready', 'collected'])
      await expectNothingSticksOut(page)
      await page.goto('/mine')
      await expect(page.getByRole('article')).toBeVisible()
      await expectNothingSticksOut(page)
    })
  }

  test(`on the narrowest phone no shop and no time is cut off (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    await guest.open('takeaway')
    await page.getByRole('link', { name: guest.say.start }).tap()
    await page.getByRole('button', { name: shops.mongKok[language], exact: true }).tap()
    await expectNothingSticksOut(page)
    await page.getByRole('link', { name: guest.say.details(shops.mongKok[language]) }).tap()
    await expect(page.getByRole('heading', { level: 1, name: shops.mongKok[language] })).toBeVisible()
    await expectNothingSticksOut(page)
    await page.goto('/home')
    await guest.orderAt(shops.mongKok)
    await expect(page.getByRole('heading', { level: 1, name: guest.say.menu })).toBeAttached()
    await page.goto('/home?when=1')
    await page
      .getByRole('dialog', { name: whenWords[language].sheet })
      .getByRole('radio', { name: /^19:15/ })
      .tap()
    await expectNothingSticksOut(page)
    await page.getByRole('button', { name: whenWords[language].collect }).tap()
    await expect(page.getByRole('radio', { name: whenWords[language].today })).toBeChecked()
    await expectNothingSticksOut(page)
  })
}
