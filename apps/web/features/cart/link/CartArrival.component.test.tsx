import { presetLine, type CartLine } from '@harbour/rules'
import { Route, Routes, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { cartHash } from '../../../entities/cart/cart-link.ts'
import { isCartLink } from '../../../entities/cart/is-cart-link.ts'
import { cartNow } from '../../../entities/cart/cart-store.ts'
import { useSkippedDishes } from '../../../entities/cart/skipped-dishes.ts'
import { dish } from '../../../entities/menu/menu.fixtures.ts'
import { setLanguage } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { lineOf, sellTheMenu, takeAway } from '../../../testing/chain.fixtures.ts'
import { show } from '../../../testing/test-phone.tsx'
import { CartArrival } from './CartArrival.tsx'

/** The menu's address, at which a link arrives as long as it stands there. */
function Arriving() {
  return isCartLink(useLocation().hash) && <CartArrival />
}

/** Opens a link on a phone with these in its cart. */
async function open(hash: string, ...cart: Parameters<typeof takeAway>) {
  sellTheMenu()
  takeAway(...cart)
  return show(
    <Routes>
      <Route path="/orderFood/:type" element={<Arriving />} />
    </Routes>,
    { at: `/orderFood/1?brand=31${hash}` },
  )
}

const linkTo = (...lines: CartLine[]) => cartHash(31, lines)
const [pizza, tarts] = [lineOf('double-pepperoni', ['size-12', 'crust-classic']), { ...presetLine(dish('egg-tarts-4')), num: 2 }]

test('[1.8] a cart from another device comes at the prices of this menu, and opens', async () => {
  const { address } = await open(linkTo(pizza, tarts))
  await expect.poll(address).toBe('/orderFood/1?cart=1')
  expect(cartNow().lines).toMatchObject([pizza, tarts].map(({ uid, num, price }) => ({ uid, num, price })))
})

test.each(['en', 'zh-Hant'] as const)('[1.8] a phone with another cart is asked which to keep (%s)', async (spoken) => {
  setLanguage(spoken)
  const first = await open(linkTo(tarts), 'ginger-chicken')
  const question = first.getByRole('alertdialog', { name: m.cart_link_title() })
  await expect.element(question.getByText(m.cart_link_body({ count: 1, other: 2 }))).toBeVisible()
  await question.getByRole('button', { name: m.cart_link_keep() }).click()
  await expect.poll(first.address).toBe('/orderFood/1')
  expect(cartNow().lines.map(({ pid }) => pid)).toEqual(['ginger-chicken'])
  await first.unmount()

  const again = await open(linkTo(tarts))
  await again.getByRole('button', { name: m.cart_link_take() }).click()
  await expect.poll(again.address).toBe('/orderFood/1?cart=1')
  expect(cartNow().lines.map(({ pid, num }) => [pid, num])).toEqual([['egg-tarts-4', 2]])
})

test('[1.8] a code that is scanned once more asks nothing and adds nothing', async () => {
  const { address } = await open(linkTo(pizza), pizza)
  await expect.poll(address).toBe('/orderFood/1?cart=1')
  expect(cartNow().lines).toHaveLength(1)
})

test('[1.8] [8.14] what this menu does not have is left out and named', async () => {
  const { address } = await open(`${linkTo(tarts)}.zzzzzz`)
  await expect.poll(address).toBe('/orderFood/1?cart=1')
  expect(cartNow().lines.map(({ pid }) => pid)).toEqual(['egg-tarts-4'])
  expect(useSkippedDishes.getState().left).toMatchObject([{ name: m.cart_unknown(), issue: { code: 'removed' } }])
})

test.each(['#cart.31.nonsense!', '#cart.42.abcdef'])('[1.8] %s says that it cannot be read, and changes nothing', async (hash) => {
  const { address, getByText } = await open(hash, 'ginger-chicken')
  await expect.element(getByText(m.cart_link_broken())).toBeVisible()
  expect(address()).toBe('/orderFood/1')
  expect(cartNow().lines.map(({ pid }) => pid)).toEqual(['ginger-chicken'])
})
