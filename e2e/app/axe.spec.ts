import { addMinutes, instantOf } from '@harbour/rules'
import { expectNoBarriers as expectNone, expectWellMade } from '../support/barriers.ts'
import { dishes, nganPakMansion, options, shops } from '../support/chain.ts'
import { guestOf, type Guest } from '../support/guest.ts'
import { wholeLaneOnly } from '../lane.ts'
import { expect, test } from '../support/worlds/test.ts'
import { runOut, stand } from '../support/outside/till.ts'
import { whenWords } from '../support/words/when-words.ts'
import { languages } from '../support/words/words.ts'

const noon = instantOf({ year: 2026, month: 11, day: 23, hour: 12 })

for (const language of languages) {
  test(
    `every screen of an order is without barriers, and none is cut off on the narrowest phone (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      // Each of some thirty screens is looked at in both themes and twice for its width: minutes, beside other tests.
      test.slow()
      const guest = guestOf(page, language)
      await guest.open('delivery')
      await expectFitAndOpen(guest, 'home')
      await toTheDoor(guest)
      await toTheOrder(guest)
    },
  )

  test(`every other screen is without barriers (${language})`, wholeLaneOnly, async ({ page, troubles }) => {
    troubles.expect(/ERR_INTERNET_DISCONNECTED|404\b.*\/nowhere\b/)
    const guest = guestOf(page, language)
    await shopScreens(guest)
    for (const path of ['/mine', '/login', '/coupon/1', '/confirmorder/1', '/orderDetail/20261123-ABCDEFGH', '/nowhere', '/demo']) {
      await page.goto(`${path}?lang=${language}`)
      await expectNoBarriers(guest, path)
    }
    await lostNetwork(guest)
  })
}

for (const language of languages) {
  test(
    `[8.13] shops that take no orders, what has run out and Macau are without barriers (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      const { say } = guest
      // Its own in each language: what tills say of a shop, all its guests see.
      const shop = language === 'tc' ? shops.cheungShaWan : shops.meiFoo
      const { storeId } = shop
      await runOut(storeId, 'tiramisu')
      await guest.open('takeaway')
      await page.getByRole('button', { name: say.regionPill }).tap()
      await expect(page.getByRole('dialog', { name: say.regionSheet })).toBeVisible()
      await expectNoBarriers(guest, 'region')
      await page.keyboard.press('Escape')
      await guest.orderAt(shop)
      await expect(page.getByText(language === 'en' ? 'Sold out today' : '今日售罄').first()).toBeAttached()
      await expectNoBarriers(guest, 'menu with a dish sold out')
      await stand(storeId, { pausedUntil: addMinutes(noon, 90) })
      await page.reload()
      await expect(page.getByText(whenWords[language].paused, { exact: true }).first()).toBeVisible()
      await expectNoBarriers(guest, 'menu of a paused shop')
      await stand(storeId, {})
      await page.context().addCookies([{ name: 'brand', value: '42', url: process.env.HARBOUR_URL ?? '' }])
      await page.goto('/home')
      await expectNoBarriers(guest, 'home in Macau')
    },
  )
}

async function toTheDoor(guest: Guest) {
  const { page, say, language } = guest
  await page.getByRole('link', { name: say.start }).tap()
  await expectFitAndOpen(guest, 'place')
  await page.getByRole('searchbox', { name: say.searchPlace }).fill(nganPakMansion.typed[language])
  const place = page.getByRole('button', { name: nganPakMansion.building[language] })
  await expect(place).toBeVisible()
  await expectFitAndOpen(guest, 'places found')
  await place.tap()
  await expect(page.getByRole('heading', { level: 1, name: say.menu })).toBeAttached()
  await page.goto('/place/1?next=/selectPlace')
  await guest.pickNganPak()
  await page.getByRole('button', { name: say.deliverHere }).tap()
  await expectFitAndOpen(guest, 'send place with gaps')
  await guest.sayAddress()
  await page.getByRole('button', { name: say.deliverHere }).tap()
  await expect(page).toHaveURL(/\/selectPlace/)
  await page.goto('/place/1')
  await expectFitAndOpen(guest, 'place with a saved address')
  await page.goto('/selectPlace')
  await expectFitAndOpen(guest, 'saved addresses')
  await page.goto('/selectPlace?manage=1')
  await expectFitAndOpen(guest, 'saved addresses, managed')
  await page.goto('/orderFood/2')
}

async function toTheOrder(guest: Guest) {
  const { page, say, language } = guest
  await guest.openDish(dishes.pepperoni)
  await expect(page.getByRole('heading', { level: 1, name: dishes.pepperoni[language] })).toBeVisible()
  await expectFitAndOpen(guest, 'product')
  await page.goBack()
  await guest.openDish(dishes.setForOne)
  await page.getByRole('button', { name: say.pick(dishes.porkChopRice[language]) }).tap()
  await expectFitAndOpen(guest, 'set meal')
  await page.goBack()
  await guest.add(dishes.pepperoni, [options.twelveInch, options.classicCrust])
  await expect(guest.cartBar()).toBeVisible()
  await expectFitAndOpen(guest, 'menu with a cart')
  await guest.cartBar().tap()
  await expect(guest.cart().getByRole('link', { name: say.checkOut })).toBeVisible()
  await expectFitAndOpen(guest, 'cart')
  await page.goto('/recomendFood')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectFitAndOpen(guest, 'what goes with the cart')
  await otherMenus(guest)
  await page.goto('/orderFood/2?cart=1')
  await guest.cart().getByRole('link', { name: say.checkOut }).tap()
  await expect(page.getByRole('textbox', { name: say.name, exact: true })).toBeVisible()
  await expectFitAndOpen(guest, 'confirmation with gaps')
  await guest.sayDoor()
  await guest.sayWho()
  await expect(guest.placeButton()).toContainText('$')
  await expectFitAndOpen(guest, 'confirmation')
  await guest.place()
  await expectFitAndOpen(guest, 'placed')
  await page.getByRole('button', { name: say.track }).tap()
  await expectFitAndOpen(guest, 'tracker')
  await page.goto('/mine')
  await expect(page.getByRole('article')).toBeVisible()
  await expectFitAndOpen(guest, 'mine with an order')
}

/** The menu as it is looked through: what a guest does not eat, the menu without it, and a search that finds nothing. */
async function otherMenus(guest: Guest) {
  const { page, say } = guest
  await page.goto('/orderFood/2?filters=1')
  await page.getByRole('switch').first().tap()
  await expectFitAndOpen(guest, 'filters')
  await page.goto('/orderFood/2')
  await expect(page.locator('.mdiet')).toBeVisible()
  await expectFitAndOpen(guest, 'menu for a diet')
  await page.goto('/orderFood/2?search=1')
  await page.getByRole('searchbox', { name: say.searchMenu }).fill('qqqq')
  await expectFitAndOpen(guest, 'search without result')
}

async function shopScreens(guest: Guest) {
  const { page, say, language } = guest
  await guest.open('takeaway')
  await page.getByRole('link', { name: say.start }).tap()
  const shop = page.getByRole('button', { name: shops.mongKok[language], exact: true })
  await shop.tap()
  await expectNoBarriers(guest, 'shops')
  await page.getByRole('link', { name: say.details(shops.mongKok[language]) }).tap()
  await expect(page.getByRole('heading', { level: 1, name: shops.mongKok[language] })).toBeVisible()
  await expectNoBarriers(guest, 'shop')
  await guest.atMenu({ shop: shops.mongKok })
  await page.goto(`/orderFood/1?when=1&lang=${language}`)
  await expect(page.getByRole('dialog', { name: whenWords[language].sheet }).getByRole('radio').first()).toBeAttached()
  await expectNoBarriers(guest, 'when')
  await page.goto(`/orderFood/1?cart=1&lang=${language}`)
  await expect(guest.cart().getByRole('heading', { name: say.emptyCart })).toBeVisible()
  await expectNoBarriers(guest, 'empty cart')
  await page.goto('/orderFood/1?search=1')
  await page.getByRole('searchbox', { name: say.searchMenu }).fill(dishes.fries[language])
  await expect(page.getByRole('link', { name: dishes.fries[language] }).first()).toBeVisible()
  await expectNoBarriers(guest, 'search')
  await page.getByRole('searchbox', { name: say.searchMenu }).fill('qqqq')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectNoBarriers(guest, 'search without result')
  await page.goto('/orderFood/1?filters=1')
  await page.getByRole('switch').first().tap()
  await expectNoBarriers(guest, 'filters')
  await page.goto('/orderFood/1')
  await expect(page.locator('.mdiet')).toBeVisible()
  await expectNoBarriers(guest, 'menu for a diet')
  await page.locator('.mdiet').getByRole('button').last().tap()
}

async function lostNetwork(guest: Guest) {
  const { page, say, language } = guest
  await page.goto(`/orderFood/1?lang=${language}`)
  await guest.addAtOnce(dishes.chicken)
  await guest.checkOut()
  await guest.expectReady()
  await page.context().setOffline(true)
  await guest.placeButton().tap()
  await expect(page.getByRole('dialog', { name: say.connectionError })).toBeVisible()
  await expectNoBarriers(guest, 'network dialog')
  await page.context().setOffline(false)
}

/** Scrolls past each section once: only then does the browser know how large they are. */
async function readThrough({ page }: Guest) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (const section of document.querySelectorAll('main section')) {
      section.scrollIntoView()
      await frame()
      await frame()
    }
    scrollTo(0, 0)
    await frame()
  })
}

/** Nothing on this screen keeps anybody out. */
async function expectNoBarriers(guest: Guest, screen: string) {
  const { page } = guest
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expectNone(page, screen, screen.startsWith('menu') ? () => readThrough(guest) : undefined)
}

/** The same, and all of it fits into 320 px. */
async function expectFitAndOpen(guest: Guest, screen: string) {
  const { page } = guest
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expectWellMade(page, screen, screen.startsWith('menu') ? () => readThrough(guest) : undefined)
}
