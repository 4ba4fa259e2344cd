import { cents, type Product, type ProductBook } from '@harbour/rules'
import { afterEach, expect, test } from 'vitest'
import { forgetPersisted } from '../../lib/persisted-store.ts'
import { m } from '../../paraglide/messages.js'
import { show } from '../../testing/test-phone.tsx'
import { changeDiet, clearDiet } from '../menu/diet.ts'
import { dish } from '../menu/menu.fixtures.ts'
import { cartNow } from './cart-store.ts'
import { useQuickAdd } from './quick-add.ts'

afterEach(() => {
  clearDiet()
  forgetPersisted(['cart-store', 'diet'])
})

const pizza = dish('double-pepperoni')

/** A set of one main, whose sauce holds milk at first and need not. */
function setWithSauce(): Product {
  const set = dish('solo-set')
  const [group] = set.groups
  const [main] = group?.mains ?? []
  if (!group || !main) throw new Error('the set has mains')
  const sauces = [
    { pid: 'cream-sauce', name: 'Cream', price: cents(0), preset: true, contains: ['milk' as const] },
    { pid: 'tomato-sauce', name: 'Tomato', price: cents(0) },
  ]
  const sauce = { groupId: 'sauce', name: 'Sauce', min: 1, max: 1, products: sauces }
  return { ...set, groups: [{ ...group, min: 1, max: 1, mains: [{ ...main, groups: [sauce] }] }] }
}

function Plus({ product }: { product: Product }) {
  const book: ProductBook = { products: new Map([[product.uid, product]]), soldOut: new Set() }
  const quickAdd = useQuickAdd(book)
  return (
    <button type="button" onClick={() => void quickAdd(product)}>
      plus
    </button>
  )
}

test('[1.18] a set that asks nothing of who eats everything is added at once, and can be changed', async () => {
  const set = setWithSauce()
  const { getByRole } = await show(<Plus product={set} />, { at: '/orderFood/1' })
  await getByRole('button', { name: 'plus' }).click()
  await expect.element(getByRole('button', { name: m.food_change(), exact: true })).toBeVisible()
  expect(JSON.stringify(cartNow().lines)).toContain('cream-sauce')
})

test('[1.18] who avoids something answers by themselves what a set asks', async () => {
  changeDiet({ avoid: ['milk'] })
  const set = setWithSauce()
  const { getByRole, address } = await show(<Plus product={set} />, { at: '/orderFood/1' })
  await getByRole('button', { name: 'plus' }).click()
  await expect.poll(address).toBe(`/foodDetail/${set.uid}`)
  expect(cartNow().lines).toEqual([])
})

test('[1.18] one more of what lies there already is no line of its own that could be changed by itself', async () => {
  const { getByRole } = await show(<Plus product={pizza} />, { at: '/orderFood/1' })
  const [plus, change] = [getByRole('button', { name: 'plus' }), getByRole('button', { name: m.food_change(), exact: true })]
  await plus.click()
  await expect.element(change).toBeVisible()
  expect(cartNow().lines).toMatchObject([{ num: 1 }])
  await plus.click()
  await expect.poll(() => cartNow().lines).toMatchObject([{ num: 2 }])
  await expect.element(change).not.toBeInTheDocument()
})
