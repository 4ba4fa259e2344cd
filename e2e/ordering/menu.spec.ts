import { wholeLaneOnly } from '../lane.ts'
import { largePizza } from '../support/cart-lines.ts'
import { dishes, options, shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { expect, test } from '../support/worlds/test.ts'
import { inBoth } from '../support/words/texts.ts'
import { runOut } from '../support/outside/till.ts'
import { languages } from '../support/words/words.ts'

const say = inBoth(({ t, either }) => ({
  filters: t('shops_filters'),
  vegetarian: t('menu_diet_vegetarian'),
  unsuited: t('food_unsuited'),
  noSet: t('food_diet_set_not'),
  setNote: t('food_diet_set'),
  leftToppings: either('左半加料', 'Left half toppings'),
  show: either(/^看 \d+ 款美食/, /^Show \d+ dish/),
  again: t('cart_again_all'),
  lines: t('cart_lines'),
  left: either(/未能放入購物車/, /couldn’t put 1 dish/),
}))

for (const language of languages) {
  const words = say[language]

  test(`[1.18] the head of the menu names the whole place and the whole shop (${language})`, async ({ page }) => {
    const guest = guestOf(page, language)
    await guest.atMenu({ way: 'delivery' })
    const head = page.getByRole('banner').getByRole('link').filter({ hasText: shops.taikooShing[language] })
    await expect(head).toBeVisible()
    const spans = head.locator('span')
    const cut = () =>
      spans.evaluateAll(
        (all) => all.filter((span) => span.scrollHeight > span.clientHeight + 1 || span.scrollWidth > span.clientWidth + 1).length,
      )
    await expect.poll(cut).toBe(0)
    // On the narrowest phone both take two lines, of which the first is still on the screen.
    await page.setViewportSize({ width: 320, height: 640 })
    const above = () => head.evaluate((link) => -(link.querySelector('span')?.getBoundingClientRect().top ?? 0))
    await expect.poll(above).toBeLessThan(3)
  })

  test(
    `[1.18] a set that can be made to suit stays on the menu, and what does not suit is marked inside and on top (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      await guest.atMenu({ shop: shops.mongKok })
      await page.getByRole('button', { name: words.filters, exact: true }).tap()
      await page.getByRole('switch', { name: words.vegetarian }).tap()
      await page.getByRole('button', { name: words.show }).tap()
      await expect(page.getByRole('link', { name: dishes.setForOne[language], exact: true })).toHaveCount(0)
      await guest.openDish(dishes.gardenSet)
      await expect(page.getByText(words.setNote)).toBeVisible()
      await page.goto('/foodDetail/31-chicken-feast-set')
      await expect(page.getByText(words.noSet)).toBeVisible()
      await page.goto('/foodDetail/31-half-half')
      await expect(page.getByRole('radio', { name: new RegExp(`^${dishes.pepperoni[language]}`) })).toHaveAccessibleName(
        new RegExp(words.unsuited),
      )
      await page.getByRole('button', { name: words.leftToppings }).tap()
      await expect(page.getByRole('listitem').filter({ hasText: options.bacon[language] }).first()).toContainText(words.unsuited)
      await expect(page.getByRole('listitem').filter({ hasText: options.corn[language] }).first()).not.toContainText(words.unsuited)
      await expect(guest.cartBar()).toBeHidden()
    },
  )

  test(`[1.18] [1.21] an order goes into the cart once more, and what could not is said (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    const shop = language === 'tc' ? shops.whampoa : shops.diamondHill
    await guest.atOrder({ shop, cart: [largePizza, dishes.tiramisu] })
    await runOut(shop.storeId, 'tiramisu')
    await page.goto('/orderFood/1?cart=1')
    await guest.cart().getByRole('link', { name: words.again }).tap()
    const lines = guest.cart().getByRole('list', { name: words.lines }).getByRole('heading', { level: 3 })
    await expect(lines).toHaveText([dishes.pepperoni[language]])
    await expect(guest.cart().getByText(new RegExp(options.twelveInch[language]))).toBeVisible()
    await expect(guest.cart().getByText(words.left)).toBeVisible()
    await expect(guest.cart().getByText(new RegExp(dishes.tiramisu[language]))).toBeVisible()
  })
}
