import { Route, Routes } from 'react-router'
import { addMinutes, cents, type ShopPrice } from '@harbour/rules'
import { expect, test } from 'vitest'
import { setOrderLocation } from '../../entities/location/order-location.ts'
import { setLanguage } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'
import { nameOf, sellAtPrices, takeAway } from '../../testing/chain.fixtures.ts'
import { noon } from '../../testing/test-gateway.ts'
import { show } from '../../testing/test-phone.tsx'
import { MenuScreen } from './MenuScreen.tsx'

async function openMenu(spoken: 'en' | 'zh-Hant', prices?: ShopPrice[]) {
  setLanguage(spoken)
  sellAtPrices(prices)
  takeAway()
  const shown = await show(
    <Routes>
      <Route path="/orderFood/:type" element={<MenuScreen cart={() => null} />} />
    </Routes>,
    { at: '/orderFood/1' },
  )
  const dishes = (pid: string) => shown.getByRole('link', { name: nameOf(pid), exact: true })
  await expect.element(dishes('double-pepperoni').first()).toBeVisible()
  return { ...shown, dishes }
}

const kept = (key: string) => localStorage.getItem(key)

test('[1.18] a dish that is liked stands under a heading of its own, and is kept', async () => {
  const { getByRole } = await openMenu('en')
  const heart = m.menu_favourite({ name: nameOf('double-pepperoni') })
  await getByRole('button', { name: heart }).first().click()
  const rail = getByRole('navigation', { name: m.menu_headings() })
  await rail.getByRole('link', { name: m.menu_favourites() }).click()
  const liked = getByRole('region', { name: m.menu_favourites(), exact: true })
  await expect.element(liked.getByRole('link', { name: nameOf('double-pepperoni'), exact: true })).toBeVisible()
  expect(kept('favourites')).toContain('"31-double-pepperoni"')
  await liked.getByRole('button', { name: heart }).click()
  await expect.element(rail.getByRole('link', { name: m.menu_favourites() })).not.toBeInTheDocument()
  expect(kept('favourites')).not.toContain('double-pepperoni')
})

test.each([
  ['en', 'peperoni', '香脆粗薯條', 'sushi'],
  ['zh-Hant', '焗豬排飯', '香脆粗薯条', '壽司'],
] as const)(
  '[1.18] the search finds what is meant, in either script, marks it and narrows it (%s)',
  async (spoken, misspelt, otherScript, unknown) => {
    const { getByRole, dishes, container } = await openMenu(spoken)
    await getByRole('button', { name: m.menu_search() }).click()
    const box = getByRole('searchbox', { name: m.menu_search() })
    await box.fill(misspelt)
    await expect.element(getByRole('status').getByText(/close match|相近/)).toBeInTheDocument()
    await box.fill(otherScript)
    await expect.element(dishes('chunky-fries').first()).toBeVisible()
    await box.fill(nameOf('chunky-fries'))
    await expect.poll(() => container.querySelector('mark')?.textContent).toBeTruthy()
    const chips = getByRole('radiogroup', { name: m.menu_headings() }).getByRole('radio')
    await chips.nth(1).click({ force: true })
    await expect.element(chips.nth(1)).toBeChecked()
    await expect.element(dishes('chunky-fries').first()).toBeVisible()
    await box.fill(unknown)
    await expect.element(getByRole('heading', { name: new RegExp(unknown) })).toBeVisible()
    await getByRole('button', { name: m.menu_hint_4(), exact: true }).click()
    await getByRole('button', { name: m.menu_add({ name: nameOf('egg-tarts-4') }), exact: true })
      .first()
      .click()
    await expect.poll(() => kept('cart-store')).toContain('"31-egg-tarts-4"')
  },
)

test('[1.18] what a guest does not eat is hidden, said, kept, and back at one tap', async () => {
  const { getByRole, getByText, dishes } = await openMenu('zh-Hant')
  await getByRole('button', { name: m.shops_filters(), exact: true }).click()
  await getByRole('switch', { name: m.menu_diet_vegetarian() }).click()
  await getByRole('button', { name: m.food_allergen_milk(), exact: true }).click()
  await getByRole('button', { name: /^看 \d+ 款美食|^Show \d+ dish/ }).click()
  const hidden = getByText(/^已隱藏 \d+ 款|^\d+ dish(es)? hidden/)
  await expect.element(hidden).toBeVisible()
  await expect.element(dishes('water').first()).toBeInTheDocument()
  await expect.element(dishes('double-pepperoni')).not.toBeInTheDocument()
  expect(JSON.parse(kept('diet') ?? '{}')).toMatchObject({ state: { vegetarian: true } })
  await getByRole('button', { name: m.menu_search() }).click()
  await getByRole('searchbox', { name: m.menu_search() }).fill(nameOf('double-pepperoni'))
  await expect.element(hidden).toBeVisible()
  await expect.element(dishes('double-pepperoni')).not.toBeInTheDocument()
  await getByRole('button', { name: m.menu_diet_clear() }).last().click()
  await expect.element(dishes('double-pepperoni').first()).toBeVisible()
})

test('a dish has its shop’s price for the time of the order, with the usual one struck through and until when it holds', async () => {
  const price = (item: string, at: number) => ({ item, price: cents(at) })
  const [from, until] = [addMinutes(noon, -60), addMinutes(noon, 300)]
  const { container, dishes } = await openMenu('en', [
    { ...price('chunky-fries', 1230), originalPrice: cents(3200), from, until },
    { ...price('chunky-fries', 990), from: until, until: addMinutes(until, 60) },
    price('egg-tarts-4', 4560),
  ])
  await expect.element(dishes('chunky-fries').first()).toBeVisible()
  const rowOf = (pid: string) => [...container.querySelectorAll('.prod')].find((row) => row.textContent.includes(nameOf(pid)))?.textContent
  await expect.poll(() => rowOf('chunky-fries')).toMatch(/\$12\.3.*\$32.*Until 17:00/)
  await expect.poll(() => rowOf('egg-tarts-4')).toContain('$45.6')
  expect(rowOf('egg-tarts-4')).not.toContain('Until')
})

test('a preorder is shown the prices of its slot', async () => {
  const [from, until] = [addMinutes(noon, 24 * 60), addMinutes(noon, 25 * 60)]
  const { container } = await openMenu('zh-Hant', [{ item: 'chunky-fries', price: cents(1230), originalPrice: cents(3200), from, until }])
  const row = () => [...container.querySelectorAll('.prod')].find((each) => each.textContent.includes(nameOf('chunky-fries')))?.textContent
  await expect.poll(row).toBeDefined()
  expect(row()).not.toContain('$12.3')
  setOrderLocation({ wantedAt: from })
  await expect.poll(row).toContain('$12.3')
  setOrderLocation({ wantedAt: until })
  await expect.poll(row).not.toContain('$12.3')
})

test('[1.18] [3.7] the plus adds a pizza on its first crust at once, says so, and leads to changing it', async () => {
  const { getByRole, getByText, address } = await openMenu('en')
  await getByRole('button', { name: m.menu_add({ name: nameOf('double-pepperoni') }), exact: true })
    .first()
    .click()
  await expect.poll(() => kept('cart-store')).toContain('"crust-classic"')
  await expect.element(getByText(m.cart_added({ name: nameOf('double-pepperoni') }))).toBeVisible()
  await getByRole('button', { name: m.food_change(), exact: true }).click()
  await expect.poll(address).toBe('/foodDetail/31-double-pepperoni?edit=0')
})

test('[3.7] the plus opens a half-and-half, which is its guest’s to choose', async () => {
  const { getByRole, address } = await openMenu('en')
  await getByRole('button', { name: m.menu_add({ name: nameOf('half-half') }), exact: true })
    .first()
    .click()
  await expect.poll(address).toBe('/foodDetail/31-half-half')
  expect(kept('cart-store') ?? '').not.toContain('half-half')
})
