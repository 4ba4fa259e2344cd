import type { Page } from '@playwright/test'
import { dishes, nganPakMansion, options, shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { wholeLaneOnly } from '../lane.ts'
import { slowNetwork } from '../support/outside/network.ts'
import { expect, test } from '../support/worlds/test.ts'
import { runOut } from '../support/outside/till.ts'
import { words } from '../support/words/words.ts'

test('a reload in the middle of each screen of an order loses nothing', wholeLaneOnly, async ({ page }) => {
  const guest = guestOf(page, 'en')
  const { say } = guest
  await guest.open('delivery')
  await page.getByRole('link', { name: say.start }).tap()
  const search = page.getByRole('searchbox', { name: say.searchPlace })
  await expect(search).toBeVisible()
  await page.reload()
  await search.fill(nganPakMansion.typed.en)
  await page.getByRole('button', { name: nganPakMansion.building.en }).tap()
  await expect(page.getByRole('heading', { level: 1, name: say.menu })).toBeAttached()
  await page.reload()

  await guest.addAtOnce(dishes.chicken)
  await page.reload()
  await expect(guest.cartBar()).toContainText('$40')
  await guest.openDish(dishes.pepperoni)
  await page.getByRole('radio', { name: /^12 inch/ }).tap()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: dishes.pepperoni.en })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^12 inch/ })).toBeChecked()
  await page.getByRole('radio', { name: new RegExp(`^${options.classicCrust.en}`) }).tap()
  await page.getByRole('button', { name: say.addToCart }).tap()

  await guest.cartBar().tap()
  await expect(guest.cart()).toBeVisible()
  await page.reload()
  await expect(guest.cart().getByRole('heading', { level: 3, name: dishes.pepperoni.en })).toBeVisible()
  await guest.cart().getByRole('link', { name: say.checkOut }).tap()

  await guest.sayDoor()
  await guest.sayWho()
  await page.reload()
  await expect(page.getByRole('textbox', { name: say.floor })).toHaveValue('12')
  await expect(page.getByRole('textbox', { name: say.name, exact: true })).toHaveValue('Kitty Chan')
  await expect(page.getByRole('textbox', { name: say.phone, exact: true })).toHaveValue('6123 4567')
  await guest.place()
  await page.reload()
  await page.getByRole('button', { name: say.track }).tap()
  await expect(page).toHaveURL(/\/orderDetail\//)
  await page.reload()
  await expect(page.getByRole('main').getByText('Ngan Pak Mansion')).toBeVisible()
})

test(
  '[1.5] [4.1] an address chosen in one language is named in the other, on every screen and back again',
  wholeLaneOnly,
  async ({ page }) => {
    const guest = guestOf(page, 'tc')
    await guest.open('delivery')
    await guest.deliverToNganPak()
    await guest.addAtOnce(dishes.chicken)
    const { building } = nganPakMansion
    await page.goto('/orderFood/2?lang=en')
    await expect(page.getByRole('banner')).toContainText(building.en)
    await page.goto('/home')
    await expect(page.getByRole('main')).toContainText(building.en)
    await page.goto('/confirmorder/2')
    await expect(page.getByRole('main')).toContainText(building.en)
    await page.goto('/place/1')
    await expect(page.getByRole('region', { name: 'Chosen address' })).toContainText(building.en)
    await expect(page.getByRole('main')).not.toContainText(building.tc)
    await page.goto('/orderFood/2?lang=tc')
    await expect(page.getByRole('banner')).toContainText(building.tc)
  },
)

test('back leads through the screens of an order as they were, and keeps the cart', wholeLaneOnly, async ({ page }) => {
  const guest = guestOf(page, 'en')
  const { say } = guest
  await guest.open('takeaway')
  await guest.orderAt(shops.kowloonBay)
  await guest.addAtOnce(dishes.chicken)
  await guest.checkOut()
  await page.goBack()
  await expect(guest.cart()).toBeVisible()
  await page.goBack()
  await expect(guest.cart()).toBeHidden()
  await expect(guest.cartBar()).toContainText('$40')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: say.greeting })).toBeVisible()
  await expect(page.getByRole('radio', { name: say.ways.takeaway })).toBeChecked()
  await page.getByRole('link', { name: say.start }).tap()
  await expect(guest.cartBar()).toContainText('$40')
})

test('[1.4] [1.5] switching the language in the middle of an order keeps the cart and tells it anew', wholeLaneOnly, async ({ page }) => {
  const guest = guestOf(page, 'tc')
  await guest.open('takeaway')
  await guest.orderAt(shops.kowloonBay)
  await guest.addAtOnce(dishes.chicken)
  await page.goto('/home')
  await page.getByRole('button', { name: words.tc.regionPill }).tap()
  await page.getByRole('radio', { name: words.en.languageName }).tap()
  await page.getByRole('link', { name: words.en.start }).tap()
  const english = guestOf(page, 'en')
  await english.cartBar().tap()
  await expect(english.cart().getByRole('heading', { level: 3, name: dishes.chicken.en })).toBeVisible()
  await expect(english.cart()).toContainText(shops.kowloonBay.en)
})

test('[8.14] going over to another shop keeps the cart, and says what that shop has not', wholeLaneOnly, async ({ page }) => {
  const guest = guestOf(page, 'en')
  const { say } = guest
  await runOut(shops.wongTaiSin.storeId, 'egg-tarts-4')
  await guest.open('takeaway')
  await guest.orderAt(shops.kowloonBay)
  await guest.addAtOnce(dishes.chicken)
  await guest.addAtOnce(dishes.tarts)
  await page.getByRole('link', { name: new RegExp(shops.kowloonBay.en) }).tap()
  await moveTo(page, shops.wongTaiSin.en)
  await expect(page.getByText(say.cartKept(shops.wongTaiSin.en))).toBeVisible()
  await guest.cartBar().tap()
  await expect(guest.cart().getByText(say.needsALook).first()).toBeVisible()
  await guest
    .cart()
    .getByRole('button', { name: say.remove(dishes.tarts.en) })
    .tap()
  await guest.cart().getByRole('link', { name: say.checkOut }).tap()
  await expect(page.getByRole('main').getByText(dishes.chicken.en)).toBeVisible()
  await expect(guest.placeButton()).toContainText('$')
})

test('[9.17] [1.13] [3.23] the phone keeps its guest and the cart under the names that the spec gives', wholeLaneOnly, async ({ page }) => {
  const guest = guestOf(page, 'en')
  const kept = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
  await guest.open('takeaway')
  await guest.orderAt(shops.kowloonBay)
  await guest.addAtOnce(dishes.chicken)
  await expect.poll(() => kept('cart-store')).toContain('31-ginger-chicken')
  await guest.checkOut()
  await guest.place()
  await expect.poll(() => kept('cart-store')).not.toContain('31-ginger-chicken')
  expect(await kept('store')).toMatch(/"deviceId":"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}".*"visitor":true/)
})

test('a guest who comes back and taps before the page is alive goes where they mean to', wholeLaneOnly, async ({ page }) => {
  const guest = guestOf(page, 'en')
  await guest.open('takeaway')
  await guest.orderAt(shops.kowloonBay)
  await expect(page).toHaveURL('/orderFood/1')
  await slowNetwork(page, 300)
  await page.goto('/home')
  await page.getByRole('link', { name: guest.say.start }).tap()
  await expect(page).toHaveURL('/orderFood/1')
})

async function moveTo(page: Page, shop: string) {
  await page.getByRole('searchbox', { name: words.en.searchShop }).fill(shop)
  const name = page.getByRole('button', { name: shop, exact: true })
  await name.tap()
  await page.getByRole('article').filter({ has: name }).getByRole('button', { name: words.en.orderHere }).tap()
}
