import { wholeLaneOnly } from '../lane.ts'
import type { Page } from '@playwright/test'
import { largePizza } from '../support/cart-lines.ts'
import { dishes, options, shops } from '../support/chain.ts'
import { guestOf, type Guest } from '../support/guest.ts'
import { expect, test } from '../support/worlds/test.ts'
import { inBoth } from '../support/words/texts.ts'
import { runOut } from '../support/outside/till.ts'
import { languages } from '../support/words/words.ts'

const say = inBoth(({ t, either }) => ({
  gone: t('cart_issue_removed'),
  unknown: t('cart_unknown'),
  most: either('一張訂單最多 20 份', 'At most 20 in one order'),
  reduce: t('cart_reduce', { num: '20' }),
  choices: either('批底：尚欠 1 項', 'Crust: choose 1 more'),
  change: t('address_edit'),
  price: t('cart_issue_price', { was: '$1', now: '$32' }),
  accept: t('cart_accept'),
  soldOut: either('經典手拍批底售罄，請改揀其他', 'Sold out: Classic hand-stretched. Choose another'),
  otherCrust: either(/^芝心批邊/, /^Cheese-filled edge/),
  update: t('food_update'),
  ways: either('只限自取、外送', 'Only for takeaway, delivery'),
  remove: t('cart_remove'),
  comma: t('cart_comma'),
  empty: t('cart_empty'),
}))

const plain = (pid: string, price: number, num = 1) => ({ uid: `31-${pid}`, pid, type: 1, num, price, listRequirements: [] })
const noCrust = {
  ...plain('double-pepperoni', 12_800),
  type: 3,
  listRequirements: [{ requirementId: 'size', pidData: [{ pid: 'size-9', num: 1, price: 0 }] }],
}

for (const language of languages) {
  const words = say[language]
  const named = (word: string, dish: string) => `${word}${words.comma}${dish}`

  test(`[8.14] each thing wrong in a cart is said at its line, with one tap to mend it (${language})`, async ({ page }) => {
    const guest = guestOf(page, language)
    await guest.atMenu({ shop: shops.olympian })
    await keep(page, [plain('gone-for-good', 1000), plain('water', 1000, 25), noCrust, plain('egg-tarts-4', 100)])
    const cart = await openCart(guest, '/orderFood/1')
    await expect(cart.getByText(words.gone)).toBeVisible()
    await cart.getByRole('button', { name: named(words.remove, words.unknown) }).tap()
    await expect(cart.getByText(words.gone)).toHaveCount(0)

    await expect(cart.getByText(words.most)).toBeVisible()
    await cart.getByRole('button', { name: named(words.reduce, dishes.water[language]) }).tap()
    await expect(cart.getByText(words.most)).toHaveCount(0)

    await expect(cart.getByText(words.price)).toBeVisible()
    await cart.getByRole('button', { name: named(words.accept, dishes.tarts[language]) }).tap()
    await expect(cart.getByText(words.price)).toHaveCount(0)

    await expect(cart.getByText(words.choices)).toBeVisible()
    await cart.getByRole('link', { name: named(words.change, dishes.pepperoni[language]) }).tap()
    await page.getByRole('radio', { name: new RegExp(`^${options.classicCrust[language]}`) }).check()
    await page.getByRole('button', { name: words.update }).tap()
    await expect(cart.getByRole('link', { name: guest.say.checkOut })).toBeVisible()
    await cart.getByRole('link', { name: guest.say.checkOut }).tap()
    // So much cash names who pays it.
    await guest.sayWho()
    await expect(guest.placeButton()).toContainText('$')
  })

  test(
    `[8.14] a choice that runs out is chosen again, and the rest of the dish stays as it was (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const shop = language === 'tc' ? shops.tsimShaTsui : shops.elements
      const guest = guestOf(page, language)
      await guest.atMenu({ shop, cart: [largePizza] })
      await expect(guest.cartBar()).toBeVisible()
      await runOut(shop.storeId, 'crust-classic')
      const cart = await openCart(guest, '/orderFood/1')
      await expect(cart.getByText(words.soldOut)).toBeVisible()
      await cart.getByRole('link', { name: named(words.change, dishes.pepperoni[language]) }).tap()
      await expect(page.getByRole('radio', { name: new RegExp(`^${options.twelveInch[language]}`) })).toBeChecked()
      await page.getByRole('radio', { name: words.otherCrust }).check()
      await page.getByRole('button', { name: words.update }).tap()
      await expect(cart.getByText(new RegExp(`^${options.twelveInch[language]}`))).toBeVisible()
      await expect(cart.getByText(words.soldOut)).toHaveCount(0)
    },
  )

  test(
    `[8.14] a dish that is not to be had in another way of eating says so, and can go (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      await guest.atMenu({ shop: shops.festivalWalk })
      await keep(page, [plain('pale-ale-six', 14_800)])
      const cart = await openCart(guest, '/orderFood/5')
      await expect(cart.getByText(words.ways)).toBeVisible()
      await cart
        .getByRole('button', { name: new RegExp(`^${words.remove}`) })
        .first()
        .tap()
      await expect(cart.getByText(words.empty)).toBeVisible()
    },
  )

  test(`[1.2] [8.14] each region keeps its own cart (${language})`, wholeLaneOnly, async ({ page, baseURL }) => {
    const guest = guestOf(page, language)
    await guest.atMenu({ shop: shops.mongKok, cart: [dishes.chicken] })
    await expect(guest.cartBar()).toBeVisible()
    await page.context().addCookies([{ name: 'brand', value: '42', url: baseURL ?? '' }])
    const cart = await openCart(guest, '/orderFood/1')
    await expect(cart.getByText(words.empty)).toBeVisible()
    await page.context().addCookies([{ name: 'brand', value: '31', url: baseURL ?? '' }])
    await openCart(guest, '/orderFood/1')
    await expect(cart.getByRole('heading', { level: 3, name: dishes.chicken[language] })).toBeVisible()
  })
}

/** The phone has kept these lines from another day. No page of the app is open that would write its own over them. */
async function keep(page: Page, lines: object[]) {
  await page.goto('/healthz')
  await page.evaluate(
    (kept) => localStorage.setItem('cart-store', kept),
    JSON.stringify({ state: { byBrand: { 31: { lines, coupons: [] } }, cutlery: false }, version: 0 }),
  )
}

async function openCart(guest: Guest, menu: string) {
  await guest.page.goto(`${menu}?cart=1`)
  await expect(guest.cart()).toBeVisible()
  return guest.cart()
}
