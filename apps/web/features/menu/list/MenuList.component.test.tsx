import { brandIds, languageIds, orderTypes, type ProductBook } from '@harbour/rules'
import { expect, test } from 'vitest'
import { dish } from '../../../entities/menu/menu.fixtures.ts'
import { m } from '../../../paraglide/messages.js'
import { show } from '../../../testing/test-phone.tsx'
import { MenuList } from './MenuList.tsx'

/** Headings of so many dishes each, all of them another egg tart. */
async function showMenu(headings: readonly string[], dishes: number) {
  const tart = dish('egg-tarts-4')
  const categories = headings.map((name) => ({
    categoryId: name,
    name,
    picture: tart.picture,
    uids: Array.from({ length: dishes }, (_, at) => `${name}-${at}`),
  }))
  const products = categories.flatMap(({ uids }) => uids.map((uid) => ({ ...tart, uid, name: uid })))
  const book: ProductBook = { products: new Map(products.map((product) => [product.uid, product])), soldOut: new Set() }
  const menu = { version: '1', brand: brandIds.hongKong, language: languageIds.en, categories, products }
  const shown = await show(<MenuList menu={menu} book={book} orderType={orderTypes.takeaway} complete diet={null} />)
  const rail = shown.getByRole('navigation', { name: m.menu_headings() })
  return {
    ...shown,
    jumpTo: (name: string) => rail.getByRole('link', { name }).click(),
    dishOf: (name: string, at: number) => shown.getByRole('link', { name: `${name}-${at}`, exact: true }),
    count: () => shown.container.querySelectorAll('.prod').length,
  }
}

test('[1.11] of a menu of thousands only those dishes stand on the page that the guest is near to, however far they went', async () => {
  const { jumpTo, dishOf, count } = await showMenu(['tarts', 'pies', 'cakes'], 300)
  await expect.element(dishOf('tarts', 0)).toBeVisible()
  for (const name of ['pies', 'cakes']) {
    await jumpTo(name)
    await expect.element(dishOf(name, 0)).toBeInViewport()
    await expect.element(dishOf(name, 5)).toBeVisible()
  }
  await expect.element(dishOf('pies', 0), { timeout: 5000 }).not.toBeInTheDocument()
  expect(count()).toBeLessThan(100)
  await jumpTo('pies')
  await expect.element(dishOf('pies', 0)).toBeInViewport()
})

test('[1.11] a dish that the keyboard is at stays, however far the page is scrolled', async () => {
  const { jumpTo, dishOf, getByRole } = await showMenu(['tarts', 'pies', 'cakes'], 300)
  await jumpTo('pies')
  await expect.element(dishOf('pies', 0)).toBeInViewport()
  ;(dishOf('pies', 1).element() as HTMLElement).focus() // a link
  // A guest who moves is held at the heading no longer.
  dispatchEvent(new Event('wheel'))
  getByRole('heading', { name: 'cakes' }).element().scrollIntoView()
  await expect.element(dishOf('cakes', 0)).toBeInViewport()
  // As long as it takes for what has been left to leave the page.
  await new Promise((rest) => setTimeout(rest, 1500))
  await expect.element(dishOf('pies', 1)).toHaveFocus()
})

test('[1.11] a menu of a shop stands whole on the page', async () => {
  const { dishOf, count } = await showMenu(['tarts', 'pies'], 40)
  await expect.element(dishOf('tarts', 0)).toBeVisible()
  dispatchEvent(new Event('wheel'))
  await expect.poll(count, { timeout: 15_000 }).toBe(80)
})
