import { dishes, shops } from '../support/chain.ts'
import { guestOf, type Guest } from '../support/guest.ts'
import { expect, test } from '../support/worlds/test.ts'

test('[1.18] the lines stand, and stay where they are, while what belongs below them is on its way', async ({ page }) => {
  const guest = guestOf(page, 'en')
  const { promise: held, resolve: come } = Promise.withResolvers<void>()
  const below = /CartFooter-[^/]+\.js$/
  const asked = page.waitForRequest(below)
  await page.route(below, async (route) => {
    await held
    await route.continue()
  })
  await guest.atMenu({ shop: shops.mongKok, cart: [dishes.chicken] })
  await guest.cartBar().tap()
  await asked
  await expect(lines(guest)).toHaveText([dishes.chicken.en])
  const offered = guest.cart().getByRole('button', { name: /^Add / })
  await expect(offered).toHaveCount(0)
  const before = await lines(guest).boundingBox()
  come()
  await expect(offered.first()).toBeVisible()
  await expect.poll(() => lines(guest).boundingBox()).toEqual(before)
})

/** The dishes of the cart, in their order. */
const lines = (guest: Guest) => guest.cart().getByRole('heading', { level: 3 })
