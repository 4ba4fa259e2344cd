import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { wholeLaneOnly } from '../lane.ts'
import { dishes, shops, type Shop } from '../support/chain.ts'
import { amountOf, guestOf, type Guest } from '../support/guest.ts'
import { expect, test } from '../support/worlds/test.ts'
import { inBoth, type Language } from '../support/words/texts.ts'
import { runOut } from '../support/outside/till.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The names of the demo chain's promotions, and what is said of them. */
const said = inBoth(({ t, either }) => ({
  away: either('再買 $40，即減 $30', 'Spend $40 more for $30 off'),
  next: either('再買 $150，即再減 $30', 'Spend $150 more for another $30 off'),
  off: t('cart_saved', { off: '$30' }),
  waiting: either('已獲免費小食，請在下面揀一款', 'Free side earned: choose it below'),
  passed: t('cart_gift_passed'),
  closing: t('cart_closing_off', { off: '$30' }),
  spendMore: either('滿額即減', 'Spend more, save more'),
  gift: t('demo_freebie'),
  bread: either('蒜蓉包', 'Garlic Bread'),
  free: t('cart_gift_free'),
  noThanks: t('cart_gift_none'),
  addOn: either('滿 \\$100 加配優惠', 'Add-on from \\$100'),
  secondDrink: either('凍飲第二杯半價', 'Second cold drink half price'),
  another: t('cart_second_hint', { price: '$9' }),
  tea: {
    tc: '凍檸檬茶',
    en: 'Iced Lemon Tea',
  },
  tarts: either('葡撻 2 個', 'Egg Tarts, 2'),
  total: t('cart_total'),
}))

for (const language of ['tc', 'en'] as const) {
  test(`[1.18] [3.20] the bar over the menu says why it is less than its dishes, whatever else is near (${language})`, async ({ page }) => {
    const say = said[language]
    const guest = await withChicken(page, language, 5)
    await expect(page.getByText(say.next)).toBeVisible()
    await expect(guest.cartBar()).toContainText('$170')
    await expect(guest.cartBar()).toContainText(say.off)
  })

  test(
    `[1.18] [3.20] a cart is told what is near, saves when it gets there, and is charged what it was shown (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const say = said[language]
      const guest = await withChicken(page, language, 4)
      await expect(page.getByText(say.away)).toBeVisible()
      await guest.cartBar().tap()
      await more(guest, dishes.chicken[language])
      await expect(guest.cart().getByText(say.waiting)).toBeVisible()
      await guest.cart().getByRole('radio', { name: say.bread }).tap()
      await expect(guest.cart().getByText(say.next)).toBeVisible()
      await expect(amountOf(page, say.spendMore)).toHaveText('−$30.0')
      await guest.cart().getByRole('link', { name: guest.say.checkOut }).tap()
      await expect(page.getByRole('heading', { level: 1, name: guest.say.confirmOrder })).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: say.bread })).toContainText(new RegExp(`\\$0.*${say.free}`))
      await expect(amountOf(page, say.spendMore)).toHaveText('−$30.0')
      const total = await amountOf(page, guest.say.total).textContent()
      await guest.sayWho()
      await guest.place()
      await page.getByRole('button', { name: guest.say.track }).tap()
      const main = page.getByRole('main')
      await expect(main.getByRole('listitem').filter({ hasText: say.bread })).toContainText(new RegExp(`\\$0.*${say.free}`))
      await expect(amountOf(page, say.spendMore)).toHaveText('−$30.0')
      await expect(page.locator('dl .is-total dd')).toHaveText(total ?? '')
    },
  )

  test(
    `[1.18] a gift that is passed by is one tap away in the cart, and asked for at the confirmation (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const say = said[language]
      const guest = await withChicken(page, language, 4)
      // Short enough for the gift to be below, however long the dish's words are.
      await page.setViewportSize({ width: 390, height: 640 })
      await guest.cartBar().tap()
      const cart = guest.cart()
      await expect(cart.getByRole('radio', { name: say.bread })).not.toBeInViewport({ ratio: 1 })
      await cart.getByRole('button', { name: say.waiting }).tap()
      await expect(cart.getByRole('radio', { name: say.bread })).toBeInViewport({ ratio: 1 })
      await cart.getByRole('link', { name: guest.say.checkOut }).tap()
      await expect(page.getByText(say.passed)).toBeVisible()
      const gift = page.getByRole('radiogroup', { name: say.gift })
      await gift.getByRole('radio', { name: say.bread }).tap()
      await expect(page.getByRole('listitem').filter({ hasText: say.bread })).toContainText(new RegExp(`\\$0.*${say.free}`))
      await expect(page.getByText(say.passed)).toBeHidden()
      expect((await new AxeBuilder({ page }).withTags(standards).include('main').analyze()).violations).toEqual([])
      await gift.getByRole('radio', { name: say.noThanks }).tap()
      await expect(page.getByRole('listitem').filter({ hasText: say.bread })).toBeHidden()
      // Who has answered is not asked again.
      await page.reload()
      await expect(guest.placeButton()).toBeVisible()
      await expect(gift).toBeHidden()
    },
  )

  test(
    `[1.18] a gift goes when the dishes that earned it go, and is there again with them (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const say = said[language]
      const guest = await withChicken(page, language, 4)
      await guest.cartBar().tap()
      const cart = guest.cart()
      await cart.getByRole('radio', { name: say.bread }).tap()
      await expect(cart.getByRole('radio', { name: say.bread })).toBeChecked()
      await fewer(guest, dishes.chicken[language])
      await expect(cart.getByRole('radiogroup', { name: say.gift })).toBeHidden()
      await more(guest, dishes.chicken[language])
      await expect(cart.getByRole('radio', { name: say.bread })).toBeChecked()
      expect((await new AxeBuilder({ page }).withTags(standards).include('dialog').analyze()).violations).toEqual([])
      await cart.getByRole('radio', { name: say.noThanks }).tap()
      await expect(cart.getByRole('radio', { name: say.bread })).not.toBeChecked()
    },
  )

  test(`[3.20] a second drink and an add-on cost less, at once and on the bill (${language})`, wholeLaneOnly, async ({ page }) => {
    const say = said[language]
    const guest = await withChicken(page, language, 3)
    await guest.addAtOnce(say.tea)
    await guest.cartBar().tap()
    await expect(guest.cart().getByText(say.another)).toBeVisible()
    await more(guest, say.tea[language])
    await expect(lineOf(guest, say.tea[language])).toContainText('$27')
    await expect(amountOf(page, say.secondDrink)).toHaveText('−$9.0')
    const tarts = guest.cart().getByRole('listitem').filter({ hasText: say.tarts })
    await expect(tarts).toContainText('$10')
    await guest
      .cart()
      .getByRole('button', { name: guest.say.add(say.tarts) })
      .tap()
    await expect(lineOf(guest, say.tarts)).toContainText('$10')
    await expect(amountOf(page, say.addOn)).toHaveText('−$6.0')
  })

  test(`[2.27] [3.20] a recommended dish tells what it adds to this cart (${language})`, wholeLaneOnly, async ({ page }) => {
    const say = said[language]
    const guest = await withChicken(page, language, 3)
    await guest.cartBar().tap()
    await expect(guest.cart()).toBeVisible()
    await page.goto('/recomendFood')
    const tarts = page.locator('.prod').filter({ hasText: say.tarts })
    await expect(tarts).toContainText('$10')
    await expect(tarts).toContainText('$16')
    await tarts.getByRole('button').tap()
    await page.goto('/orderFood/1?cart=1')
    await expect(lineOf(guest, say.tarts)).toContainText('$10')
  })
}

test('[3.20] [2.27] the gap leads to dishes of which any one closes it', wholeLaneOnly, async ({ page }) => {
  const guest = await withChicken(page, 'en', 4)
  await page.getByRole('link', { name: said.en.away }).tap()
  const enough = page.getByRole('region', { name: said.en.closing })
  await enough.getByRole('button', { name: /^Add / }).first().tap()
  await page.getByRole('link', { name: /cart/i }).last().tap()
  await expect(amountOf(page, said.en.spendMore)).toHaveText('−$30.0')
  await expect(guest.cart()).toBeVisible()
})

test('[1.18] a gift that has run out meanwhile is told, and the order goes without it', wholeLaneOnly, async ({ page }) => {
  const guest = await withChicken(page, 'en', 4, shops.diamondHill)
  await guest.cartBar().tap()
  await guest.cart().getByRole('radio', { name: said.en.bread }).tap()
  await guest.cart().getByRole('link', { name: guest.say.checkOut }).tap()
  await expect(page.getByRole('listitem').filter({ hasText: said.en.bread })).toBeVisible()
  await guest.sayWho()
  await runOut(shops.diamondHill.storeId, 'garlic-bread')
  await guest.placeButton().tap()
  const sheet = page.getByRole('dialog', { name: 'An offer has changed' })
  await expect(sheet.getByRole('listitem')).toHaveText([`${said.en.bread}No longer free with this order`])
  await sheet.getByRole('button', { name: /^Order for/ }).tap()
  await expect(page.getByRole('heading', { level: 1, name: guest.say.placed })).toBeVisible()
  await page.getByRole('button', { name: guest.say.track }).tap()
  await expect(page.getByRole('main').getByText(dishes.chicken.en)).toBeVisible()
  await expect(page.getByRole('main').getByText(said.en.bread)).toBeHidden()
})

/** A takeaway cart with so many pieces of chicken, $40 each, in front of the menu. */
async function withChicken(page: Page, language: Language, count: number, shop: Shop = shops.whampoa): Promise<Guest> {
  const guest = guestOf(page, language)
  await guest.atMenu({ shop, cart: [{ dish: dishes.chicken, num: count }] })
  return guest
}

const lineOf = (guest: Guest, dish: string) =>
  guest
    .cart()
    .getByRole('listitem')
    .filter({ has: guest.page.getByRole('heading', { level: 3, name: dish, exact: true }) })

const more = (guest: Guest, dish: string) => stepperOf(guest, dish).getByRole('button').last().tap()
const fewer = (guest: Guest, dish: string) => stepperOf(guest, dish).getByRole('button').first().tap()
const stepperOf = (guest: Guest, dish: string) => guest.cart().getByRole('group', { name: dish })
