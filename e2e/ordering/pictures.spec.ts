import type { Locator } from '@playwright/test'
import { wholeLaneOnly } from '../lane.ts'
import type { Choice } from '../support/cart-lines.ts'
import { dishes, options, shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { expect, test } from '../support/worlds/test.ts'
import { inBoth } from '../support/words/texts.ts'
import { languages } from '../support/words/words.ts'

const say = inBoth(({ t }) => ({ lines: t('cart_lines') }))
const halfHalf: Choice = {
  dish: dishes.halfHalf,
  answers: [dishes.pepperoni, dishes.hawaiian, options.nineInch, options.classicCrust],
}
const cart: Choice[] = [halfHalf, { dish: dishes.water, num: 2 }]

for (const language of languages) {
  test(
    `[3.7] [1.18] [1.21] a dish is pictured by what was chosen, from the cart to the list of orders (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      await guest.atMenu({ shop: shops.diamondHill, cart })
      await guest.cartBar().tap()
      await expectPictures(guest.cart().getByRole('list', { name: say[language].lines }), 72)
      await guest.cart().getByRole('link', { name: guest.say.checkOut }).tap()
      await expect(page.getByRole('heading', { level: 1, name: guest.say.confirmOrder })).toBeVisible()
      const main = page.getByRole('main')
      await expectPictures(main, 40)
      await guest.expectReady()
      await guest.place()
      await page.getByRole('button', { name: guest.say.track }).tap()
      await expectPictures(main, 40)
      await page.goto('/mine')
      await expectPictures(main.getByRole('article'), 58)
    },
  )
}

/** Two tiles of this width: both halves, and the water twice; each picture is there, and words alone say what it is. */
async function expectPictures(where: Locator, width: number) {
  const tiles = where.locator('.cimg')
  await expect(tiles).toHaveCount(2)
  for (const [at, names] of [
    ['pepperoni', 'hawaiian'],
    ['water', 'water'],
  ].entries()) {
    const tile = tiles.nth(at)
    await tile.scrollIntoViewIfNeeded()
    await expect.poll(() => tile.boundingBox()).toMatchObject({ width, height: width })
    const shown = () =>
      tile
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images.map(({ alt, src, naturalWidth }) => alt + new URL(src).pathname + (naturalWidth > 0 ? '' : ' is not there')),
        )
    await expect.poll(shown).toEqual(names.map((name) => `/pictures/${name}-208.webp`))
  }
}
