import { largePizza } from '../support/cart-lines.ts'
import { dishes, shops } from '../support/chain.ts'
import { guestOf, type Guest } from '../support/guest.ts'
import { expect, test } from '../support/worlds/test.ts'

test('[4.8] the last one taken out leaves the cart, and comes back if it was a slip', async ({ page }) => {
  const guest = guestOf(page, 'en')
  await guest.atMenu({ shop: shops.mongKok, cart: [dishes.chicken, dishes.tarts] })
  await guest.cartBar().tap()
  await guest
    .cart()
    .getByRole('button', { name: `Remove ${dishes.chicken.en}` })
    .tap()
  await expect(lines(guest)).toHaveText([dishes.tarts.en])
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(lines(guest)).toHaveText([dishes.tarts.en, dishes.chicken.en])
})

test('[1.18] [4.12] clearing the cart empties it, here and after a reload', async ({ page }) => {
  const guest = guestOf(page, 'en')
  await guest.atMenu({ shop: shops.mongKok, cart: [dishes.chicken] })
  await guest.cartBar().tap()
  await guest.cart().getByRole('button', { name: 'Clear' }).tap()
  await expect(guest.cart().getByRole('heading', { name: guest.say.emptyCart })).toBeVisible()
  await page.reload()
  await expect(guest.cart().getByRole('heading', { name: guest.say.emptyCart })).toBeVisible()
})

test('[4.9] a line chosen again takes the place of the old one', async ({ page }) => {
  const guest = guestOf(page, 'en')
  await guest.atMenu({ shop: shops.mongKok, cart: [largePizza, dishes.chicken] })
  await guest.cartBar().tap()
  await guest
    .cart()
    .getByRole('link', { name: `Edit ${dishes.pepperoni.en}` })
    .tap()
  await expect(page.getByRole('radio', { name: /^12 inch/ })).toBeChecked()
  await page.getByRole('radio', { name: /^9 inch/ }).tap()
  await page.getByRole('button', { name: 'Update cart' }).tap()
  await expect(lines(guest)).toHaveText([dishes.pepperoni.en, dishes.chicken.en])
  await expect(guest.cart().getByText(/^9 inch, Classic hand-stretched/)).toBeVisible()
})

test('[1.18] one more dish is offered with the cart, and added at a tap', async ({ page }) => {
  const guest = guestOf(page, 'en')
  await guest.atMenu({ shop: shops.mongKok, cart: [dishes.chicken] })
  await guest.cartBar().tap()
  const offered = guest.cart().getByRole('button', { name: /^Add / }).first()
  const name = ((await offered.getAttribute('aria-label')) ?? '').replace('Add ', '')
  await offered.tap()
  await expect(lines(guest)).toHaveText([dishes.chicken.en, name])
  await expect(page.getByText(`Added ${name}`)).toBeVisible()
})

test('[1.18] the lines stand, and stay where they are, while what belongs below them is on its way', async ({ page }) => {
  const guest = guestOf(page, 'en')
  const { promise: held, resolve: come } = Promise.withResolvers<void>()
  await page.route(/CartBelow-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await guest.atMenu({ shop: shops.mongKok, cart: [dishes.chicken] })
  await guest.cartBar().tap()
  await expect(lines(guest)).toHaveText([dishes.chicken.en])
  const offered = guest.cart().getByRole('button', { name: /^Add / })
  await expect(offered).toHaveCount(0)
  const before = await lines(guest).boundingBox()
  come()
  await expect(offered.first()).toBeVisible()
  await expect.poll(() => lines(guest).boundingBox()).toEqual(before)
})

/** The dishes of the cart, in their order. */
const lines = (guest: Guest) => guest.cart().getByRole('heading', { level: 3 }).filter({ hasNotText: 'Disposable cutlery' })
