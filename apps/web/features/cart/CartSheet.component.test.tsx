import { orderTypes } from '@harbour/rules'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { cartNow, useCartStore } from '../../entities/cart/cart-store.ts'
import { setOrderLocation } from '../../entities/location/order-location.ts'
import { setLanguage } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'
import { lineOf, nameOf, sellTheMenu, takeAway } from '../../testing/chain.fixtures.ts'
import { show } from '../../testing/test-phone.tsx'
import { FoodScreen } from '../food/FoodScreen.tsx'
import { RecommendScreen } from '../recommend/RecommendScreen.tsx'
import { CartSheet } from './CartSheet.tsx'

const largePizza = lineOf('double-pepperoni', ['size-12', 'crust-classic'])

/** A name that goes on with an amount. */
const begins = (words: string) => new RegExp(`^${words}`)

/** The cart with these in it, and the screens to which it leads. */
async function openCart(spoken: 'en' | 'zh-Hant', ...cart: Parameters<typeof takeAway>) {
  setLanguage(spoken)
  sellTheMenu('chunky-fries')
  takeAway(...cart)
  const shown = await show(
    <Routes>
      <Route path="/orderFood/:type" element={<CartSheet onClose={() => undefined} coupons={() => null} />} />
      <Route path="/foodDetail/:info" element={<FoodScreen />} />
      <Route path="/recomendFood" element={<RecommendScreen />} />
    </Routes>,
    { at: '/orderFood/1?cart=1' },
  )
  const lines = shown.getByRole('list', { name: m.cart_lines() })
  const expectLines = (...pids: string[]) =>
    expect
      .poll(() =>
        lines
          .getByRole('heading', { level: 3 })
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(pids.map(nameOf))
  await expectLines(...cart.map((each) => (typeof each === 'string' ? each : each.pid)))
  const pick = (pid: string) => shown.getByRole('button', { name: m.food_pick({ name: nameOf(pid) }) }).click()
  return { ...shown, lines, expectLines, pick }
}

test('[4.8] the last one taken out leaves the cart, and comes back if it was a slip', async () => {
  const { getByRole, expectLines } = await openCart('en', 'ginger-chicken', 'egg-tarts-4')
  await getByRole('button', { name: m.ui_remove({ name: nameOf('ginger-chicken') }) }).click()
  await expectLines('egg-tarts-4')
  await getByRole('button', { name: m.cart_undo() }).click()
  await expectLines('egg-tarts-4', 'ginger-chicken')
})

test('[1.18] [4.12] clearing the cart empties it, and what is kept of it', async () => {
  const { getByRole } = await openCart('en', 'ginger-chicken')
  expect(localStorage.getItem('cart-store')).toContain('31-ginger-chicken')
  await getByRole('button', { name: m.cart_clear() }).click()
  await expect.element(getByRole('heading', { name: m.cart_empty() })).toBeVisible()
  expect(localStorage.getItem('cart-store')).not.toContain('31-ginger-chicken')
})

test('[4.9] a line chosen again takes the place of the old one', async () => {
  const { getByRole, getByText, expectLines } = await openCart('en', largePizza, 'ginger-chicken')
  await getByRole('link', { name: m.cart_change_line({ name: nameOf('double-pepperoni') }) }).click()
  await expect.element(getByRole('radio', { name: /^12 inch/ })).toBeChecked()
  await getByRole('radio', { name: /^9 inch/ }).click({ force: true })
  await getByRole('button', { name: begins(m.food_update()) }).click()
  await expectLines('double-pepperoni', 'ginger-chicken')
  await expect.element(getByText(/^9 inch, Classic hand-stretched/)).toBeVisible()
})

test('[1.18] one more dish is offered with the cart, and added at a tap', async () => {
  const { getByRole, getByText, expectLines } = await openCart('en', 'ginger-chicken')
  await getByRole('button', { name: m.menu_add({ name: nameOf('chunky-fries') }) }).click()
  await expectLines('ginger-chicken', 'chunky-fries')
  await expect.element(getByText(m.food_added({ name: nameOf('chunky-fries') }))).toBeVisible()
})

test('[1.18] [2.27] what goes with the cart is on a screen of its own, and is added at a tap', async () => {
  const { getByRole, getByText, expectLines } = await openCart('zh-Hant', 'ginger-chicken')
  await getByRole('link', { name: m.cart_see_all_more() }).click()
  await expect.element(getByRole('heading', { level: 1, name: m.recommend_title() })).toBeVisible()
  await getByRole('button', { name: m.menu_add({ name: nameOf('chunky-fries') }) }).click()
  await expect.element(getByText(m.food_added({ name: nameOf('chunky-fries') }))).toBeVisible()
  await getByRole('link', { name: begins(m.recommend_cart()) }).click()
  await expectLines('ginger-chicken', 'chunky-fries')
})

test('[3.7] [3.8] [4.9] a dish of the cart becomes the set that holds it', async () => {
  const { getByRole, getByText, expectLines, pick } = await openCart('en', 'pork-chop-rice')
  await getByRole('link', { name: m.cart_change_line({ name: nameOf('pork-chop-rice') }) }).click()
  await getByRole('link', { name: new RegExp(nameOf('solo-set')) }).click()
  for (const pid of ['chunky-fries', 'water']) await pick(pid)
  await getByRole('button', { name: begins(m.food_update()) }).click()
  await expectLines('solo-set')
  await expect.element(getByText(new RegExp(nameOf('pork-chop-rice')))).toBeVisible()
})

test('[1.18] [3.8] a cart that nearly is a cheaper set says so, and becomes it', async () => {
  const { getByRole, expectLines, pick } = await openCart('zh-Hant', 'pork-chop-rice', 'chunky-fries')
  await expect.element(getByRole('heading', { name: m.cart_set_near({ set: nameOf('solo-set') }) })).toBeVisible()
  await getByRole('link', { name: m.cart_set_choose() }).click()
  await pick('water')
  await getByRole('button', { name: begins(m.food_add()) }).click()
  await expectLines('solo-set')
})

test('[1.18] [3.8] a cart that is a cheaper set becomes it at one tap, for what was said', async () => {
  const { getByRole, getByText, expectLines } = await openCart('en', 'pork-chop-rice', 'chunky-fries', 'iced-lemon-tea')
  await expect.element(getByRole('heading', { name: m.cart_set_now({ set: nameOf('solo-set') }) })).toBeVisible()
  await getByRole('button', { name: m.cart_set_take() }).click()
  await expectLines('solo-set')
  await expect.element(getByText('$88', { exact: true })).toBeVisible()
  expect(cartNow().lines).toHaveLength(1)
})

test('[1.18] [9.13] cutlery is offered in the cart, and is not chosen before its guest has', async () => {
  const { getByRole } = await openCart('en', 'ginger-chicken')
  const cutlery = getByRole('switch', { name: m.cart_cutlery() })
  await expect.element(cutlery).not.toBeChecked()
  await cutlery.click()
  await expect.element(cutlery).toBeChecked()
  expect(useCartStore.getState().cutlery).toBe(true)
  await cutlery.click()
  expect(useCartStore.getState().cutlery).toBe(false)
})

test('[3.7] [1.18] a line of the cart is pictured by what was chosen, and by as many as there are', async () => {
  const halfHalf = lineOf('half-half', ['double-pepperoni', 'victoria-seafood', 'size-9', 'crust-classic'])
  const { lines } = await openCart('en', halfHalf, { ...lineOf('egg-tarts-4', []), num: 2 })
  const pictures = () =>
    lines
      .getByRole('listitem')
      .elements()
      .map((line) => [...line.querySelectorAll('.pimg img')].map((image) => image.getAttribute('src')))
  await expect.poll(pictures).toEqual([
    ['/pictures/pepperoni.webp', '/pictures/seafood.webp'],
    ['/pictures/egg-tarts.webp', '/pictures/egg-tarts.webp'],
  ])
})

test.each([
  ['takeaway', orderTypes.takeaway, true],
  ['dine-in, where nothing is asked', orderTypes.dineIn, undefined],
] as const)('[1.18] [9.13] checking out from the cart goes by the question of cutlery (%s)', async (_way, orderType, asked) => {
  const { getByRole } = await openCart('en', 'ginger-chicken')
  setOrderLocation({ orderType })
  if (asked) await expect.element(getByRole('switch', { name: m.cart_cutlery() })).not.toBeChecked()
  const checkOut = getByRole('link', { name: m.cart_check_out() })
  await expect.element(checkOut).not.toHaveAttribute('aria-disabled')
  expect(useCartStore.getState().wishes).toEqual({})
  await checkOut.click()
  expect(useCartStore.getState().wishes.cutleryAsked).toBe(asked)
})

test('[9.13] cutlery that is answered in the cart is not asked about again', async () => {
  const { getByRole } = await openCart('en', 'ginger-chicken')
  await getByRole('switch', { name: m.cart_cutlery() }).click({ force: true })
  expect(useCartStore.getState()).toMatchObject({ cutlery: true, wishes: { cutleryAsked: true } })
})
