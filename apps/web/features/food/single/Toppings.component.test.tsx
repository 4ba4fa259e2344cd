import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { setLanguage } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { lineOf, sellTheMenu, takeAway } from '../../../testing/chain.fixtures.ts'
import { show } from '../../../testing/test-phone.tsx'
import { FoodScreen } from '../FoodScreen.tsx'

async function openDish(dish: string) {
  const shown = await show(
    <Routes>
      <Route path="/foodDetail/:info" element={<FoodScreen />} />
    </Routes>,
    { at: `/foodDetail/31-${dish}` },
  )
  const price = () => shown.container.querySelector('#food-add')?.textContent
  /** The words of the first fold. */
  const row = () => shown.container.querySelector('.req-fold')?.textContent
  const fold = (name: string) => shown.getByRole('button', { name: new RegExp(`^${name}`) })
  return { ...shown, price, row, fold, corn: shown.getByRole('checkbox', { name: /^Sweetcorn/ }) }
}

test('[3.7] a topping that can be had once is ticked, one that can be doubled is counted', async () => {
  sellTheMenu()
  takeAway()
  const { getByRole, price, fold, corn } = await openDish('double-pepperoni')
  await fold('Extra toppings').click()
  await expect.poll(price).toContain('$128')
  await corn.click({ force: true })
  await expect.poll(price).toContain('$138')
  await getByRole('button', { name: m.food_add_option({ name: 'Extra cheese' }) }).click()
  await expect.poll(price).toContain('$154')
})

test('[3.7] toppings are one row that says how many there are and from what price, and then what was chosen', async () => {
  sellTheMenu()
  takeAway()
  const { container, getByRole, row, fold, corn } = await openDish('double-pepperoni')
  const toppings = fold('Extra toppings')
  await expect.element(toppings).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(row).toContain('Choice of 14, from +$10')
  await expect.element(corn).not.toBeInTheDocument()
  await toppings.click()
  await expect.element(toppings).toHaveAttribute('aria-expanded', 'true')
  await corn.click({ force: true })
  const cheese = getByRole('button', { name: m.food_add_option({ name: 'Extra cheese' }) })
  await cheese.click()
  await getByRole('group', { name: 'Extra cheese' }).getByRole('button').last().click()
  await toppings.click()
  await expect.element(corn).not.toBeInTheDocument()
  await expect.poll(row).toContain('Extra cheese × 2, Sweetcorn')
  expect([...container.querySelectorAll('.req-fold img')].map((image) => image.getAttribute('src'))).toEqual([
    '/pictures/topping-extra-cheese-80.webp',
    '/pictures/topping-corn-80.webp',
  ])
})

test('[3.7] what has to be chosen is never folded, and each half has a fold of its own', async () => {
  setLanguage('zh-Hant')
  sellTheMenu()
  takeAway()
  const { container, row, fold } = await openDish('half-half')
  await expect.poll(row).toContain('左半加料14 款，+$5 起')
  await expect.element(fold('右半加料')).toHaveAttribute('aria-expanded', 'false')
  expect(container.querySelectorAll('.req [aria-expanded]')).toHaveLength(2)
  expect(container.querySelectorAll('.req input[type="radio"]').length).toBeGreaterThan(6)
})

test('[4.9] a line that has toppings opens with them, and taking the last one away does not fold them', async () => {
  sellTheMenu()
  takeAway(lineOf('double-pepperoni', ['size-12', 'crust-classic', 'top-corn']))
  const { fold, corn } = await openDish('double-pepperoni?edit=0')
  await expect.element(corn).toBeChecked()
  await corn.click({ force: true })
  await expect.element(corn).not.toBeChecked()
  await expect.element(fold('Extra toppings')).toHaveAttribute('aria-expanded', 'true')
})

test.each([
  ['double-pepperoni', 'Extra toppings'],
  ['half-half', 'Left half toppings'],
])('[3.7] every topping has a picture beside its name (%s)', async (dish, name) => {
  sellTheMenu()
  takeAway()
  const { container, fold } = await openDish(dish)
  const pictures = (within: string) => [...container.querySelectorAll<HTMLImageElement>(`${within} img`)]
  const files = (within: string) => pictures(within).map((image) => image.getAttribute('src'))
  const first = ['pineapple', 'mushroom', 'jalapeno'].map((key) => `/pictures/topping-${key}-80.webp`)
  await expect.poll(() => files('.req-fold').slice(0, 3)).toEqual(first)
  await fold(name).click()
  await expect.poll(() => files('.opt-row').slice(0, 3)).toEqual(first)
  expect(container.querySelectorAll('.opt-row:not(:has(img))')).toHaveLength(0)
  expect(pictures('.opt-row').every(({ alt }) => alt === '')).toBe(true)
})

test('toppings unfold from the keyboard, and the row is large enough for a thumb', async () => {
  sellTheMenu()
  takeAway()
  const { container, fold, corn } = await openDish('double-pepperoni')
  await expect.element(fold('Extra toppings')).toBeVisible()
  const toppings = container.querySelector<HTMLElement>('.req-fold')
  expect(toppings?.offsetHeight).toBeGreaterThanOrEqual(44)
  toppings?.focus()
  expect(document.activeElement).toBe(toppings)
  const answers = toppings?.getAttribute('aria-controls') ?? ''
  expect(container.querySelector(`[id="${answers}"]`)).not.toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.element(corn).toBeVisible()
  expect(container.querySelector(`[id="${answers}"]`)?.contains(corn.element())).toBe(true)
})
