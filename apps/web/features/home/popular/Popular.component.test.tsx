import { cents, type ProductBook } from '@harbour/rules'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { cartNow } from '../../../entities/cart/cart-store.ts'
import { dish } from '../../../entities/menu/menu.fixtures.ts'
import { setLanguage } from '../../../lib/locale.ts'
import { forgetPersisted } from '../../../lib/persisted-store.ts'
import { m } from '../../../paraglide/messages.js'
import { expectWellMade } from '../../../testing/test-barriers.ts'
import { show } from '../../../testing/test-phone.tsx'
import { Popular } from './Popular.tsx'

afterEach(() => forgetPersisted(['cart-store', 'place']))

const [tarts, pizza, set] = [dish('egg-tarts-4'), dish('double-pepperoni'), dish('solo-set')]
const products = [tarts, pizza, set]
const book = (soldOut: string[] = []): ProductBook => ({
  products: new Map(products.map((product) => [product.uid, product])),
  soldOut: new Set(soldOut),
})
const plus = ({ name }: { name: string }) => ({ name: m.home_add({ name }), exact: true })
const inCart = () => cartNow().lines.map(({ pid, num }) => [pid, num])

type Menu = { book: ProductBook | undefined; failed: boolean }

/** The popular dishes of home, while its menu is as it is; at a press it becomes what `then` says. */
function Home({ menu, then = menu }: { menu: Menu; then?: Menu }) {
  const [now, become] = useState(menu)
  return (
    <main>
      <h1>Home</h1>
      <Popular products={products} {...now} />
      <button type="button" onClick={() => become(then)}>
        on
      </button>
    </main>
  )
}

const home = (menu: Menu, then?: Menu) => show(<Home menu={menu} then={then} />, { at: '/home' })

test.each(['en', 'zh-Hant'])('[2.2] [1.18] the plus of a popular dish adds it at once, and home says so (%s)', async (language) => {
  setLanguage(language)
  const { getByRole, getByText, address } = await home({ book: book(), failed: false })
  await expectWellMade()
  await getByRole('button', plus(tarts)).click()
  await expect.element(getByText(m.cart_added({ name: tarts.name }))).toBeVisible()
  await getByRole('button', plus(tarts)).click()
  await expect.poll(inCart).toEqual([['egg-tarts-4', 2]])
  expect(address()).toBe('/home')
})

test('[1.18] what was chosen for the guest can be changed from the toast', async () => {
  const { getByRole, address } = await home({ book: book(), failed: false })
  await getByRole('button', plus(pizza)).click()
  await getByRole('button', { name: m.food_change(), exact: true }).click()
  await expect.poll(address).toBe(`/foodDetail/${pizza.uid}?edit=0`)
  expect(cartNow().lines[0]?.price).toBeGreaterThan(cents(0))
})

test('[1.18] a dish that is the guest’s to choose, or has run out, opens, and nothing is added', async () => {
  const choosing = await home({ book: book(), failed: false })
  await choosing.getByRole('button', plus(set)).click()
  await expect.poll(choosing.address).toBe(`/foodDetail/${set.uid}`)
  await choosing.unmount()
  const { getByRole, address } = await home({ book: book(['egg-tarts-4']), failed: false })
  await getByRole('button', plus(tarts)).click()
  await expect.poll(address).toBe(`/foodDetail/${tarts.uid}`)
  expect(inCart()).toEqual([])
})

test('[2.2] a plus that is pressed before the menu has come is busy, and adds once when it has', async () => {
  const { getByRole, getByText } = await home({ book: undefined, failed: false }, { book: book(), failed: false })
  const add = getByRole('button', plus(tarts))
  await add.click()
  await expect.element(add).toHaveAttribute('aria-busy', 'true')
  expect(inCart()).toEqual([])
  await getByRole('button', { name: 'on', exact: true }).click()
  await expect.element(getByText(m.cart_added({ name: tarts.name }))).toBeVisible()
  await expect.element(add).toHaveAttribute('aria-busy', 'false')
  expect(inCart()).toEqual([['egg-tarts-4', 1]])
})

test('[2.2] without a menu the dish opens, at its plus as at itself', async () => {
  const { getByRole, address } = await home({ book: undefined, failed: false }, { book: undefined, failed: true })
  await getByRole('button', plus(tarts)).click()
  await getByRole('button', { name: 'on', exact: true }).click()
  await expect.poll(address).toBe(`/foodDetail/${tarts.uid}`)
  await getByRole('link', { name: new RegExp(`^${pizza.name}`) }).click()
  await expect.poll(address).toBe(`/foodDetail/${pizza.uid}`)
})
