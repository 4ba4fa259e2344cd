import type { Locator } from '@playwright/test'
import { wholeLaneOnly } from '../lane.ts'
import type { Choice } from '../support/cart-lines.ts'
import { dishes, options, shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { expect, test } from '../support/worlds/test.ts'
import { inBoth } from '../support/words/texts.ts'
import { languages } from '../support/words/words.ts'

const say = inBoth(({ t }) => ({ lines: t('cart_lines') }))
/** A dish as it goes into a cart, and the pictures that it is shown by. */
type Pictured = { choice: Choice; by: string[] }

const halfHalf: Pictured = {
  choice: { dish: dishes.halfHalf, answers: [dishes.pepperoni, dishes.hawaiian, options.nineInch, options.cheeseCrust] },
  by: ['pepperoni', 'crust-cheese', 'hawaiian', 'crust-cheese'],
}
const thin: Pictured = {
  choice: { dish: dishes.pepperoni, answers: [options.twelveInch, options.thinCrust] },
  by: ['pepperoni', 'crust-thin'],
}
const usual: Pictured = {
  choice: { dish: dishes.halfHalf, answers: [dishes.pepperoni, dishes.hawaiian, options.nineInch, options.classicCrust] },
  by: ['pepperoni', 'hawaiian'],
}
const meal: Pictured = {
  choice: { dish: dishes.setForOne, answers: [dishes.porkChopRice, dishes.fries, dishes.water] },
  by: ['baked-rice', 'fries', 'water'],
}
const tart: Pictured = { choice: dishes.tart, by: ['egg-tart'] }
const tarts = (num: number): Pictured => ({ choice: { dish: dishes.tart, num }, by: Array.from({ length: num }, () => 'egg-tart') })
const carts: [string, Pictured[]][] = [
  ['two halves, one tart and a thin crust', [halfHalf, tart, thin]],
  ['a set, two tarts and two halves', [meal, tarts(2), usual]],
  ['four tarts and a thin crust', [tarts(4), thin]],
]

for (const language of languages)
  for (const [what, ordered] of carts)
    test(
      `[3.7] [3.8] [1.18] [1.21] what was chosen is pictured from the cart to the list of orders: ${what} (${language})`,
      wholeLaneOnly,
      async ({ page }) => {
        const guest = guestOf(page, language)
        await guest.atMenu({ shop: shops.diamondHill, cart: ordered.map(({ choice }) => choice) })
        await guest.cartBar().tap()
        await expectPictures(guest.cart().getByRole('list', { name: say[language].lines }), ordered, 72)
        await guest.cart().getByRole('link', { name: guest.say.checkOut }).tap()
        await expect(page.getByRole('heading', { level: 1, name: guest.say.confirmOrder })).toBeVisible()
        const main = page.getByRole('main')
        await expectPictures(main, ordered, 40)
        await guest.expectReady()
        await guest.place()
        await page.getByRole('button', { name: guest.say.track }).tap()
        await expectPictures(main, ordered, 40)
        await page.goto('/mine')
        await expectPictures(main.getByRole('article'), ordered.slice(0, 2), 58)
      },
    )

/** A tile of this width for each dish, of the pictures that tell what was chosen; each is there, and words alone say what it is. */
async function expectPictures(where: Locator, ordered: readonly Pictured[], width: number) {
  const tiles = where.locator('.pimg')
  const shown = () =>
    tiles.evaluateAll(
      (each, wide) =>
        each
          .filter((tile) => tile.clientWidth === wide && tile.clientHeight === wide)
          .map((tile) => {
            tile.scrollIntoView({ block: 'nearest' })
            return [...tile.querySelectorAll('img')].map(
              ({ alt, src, naturalWidth }) => alt + src.replace(/.*\/|\.webp$/g, '') + (naturalWidth > 0 ? '' : ' is not there'),
            )
          }),
      width,
    )
  await expect.poll(shown).toEqual(ordered.map(({ by }) => by))
}
