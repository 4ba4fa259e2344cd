import { orderTypes } from '@harbour/rules'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { wantCutlery } from '../../entities/cart/cart-store.ts'
import { setOrderPreferences } from '../../entities/cart/order-preferences.ts'
import { setLanguage } from '../../lib/locale.ts'
import { paths } from '../../navigation/paths.ts'
import { m } from '../../paraglide/messages.js'
import { nameOf, sellTheMenu, takeAway } from '../../testing/chain.fixtures.ts'
import { show } from '../../testing/test-phone.tsx'
import { ConfirmScreen } from './ConfirmScreen.tsx'

const five = ['double-pepperoni', 'ginger-chicken', 'chunky-fries', 'egg-tarts-4', 'water']

/** The confirmation of an order with these, beside coupons and a gift that are told by their names alone. */
async function confirm(spoken: 'en' | 'zh-Hant', way: 1 | 5 = orderTypes.takeaway, cart: readonly string[] = ['ginger-chicken']) {
  setLanguage(spoken)
  sellTheMenu()
  takeAway(...cart)
  const screen = <ConfirmScreen savings={() => <section aria-label="savings" />} gift={() => <section aria-label="gift" />} />
  const shown = await show(
    <Routes>
      <Route path="/confirmorder/:query" element={screen} />
    </Routes>,
    { at: paths.checkout(way) },
  )
  await expect.element(shown.getByText(nameOf(cart[0] ?? ''), { exact: true })).toBeVisible()
  return shown
}

test('[1.19] what was passed by, such as a gift, is asked for below the payment', async () => {
  const { getByRole } = await confirm('en')
  const parts = ['Your order', 'savings', 'Pay with', 'gift', 'Price details']
  await expect
    .poll(() =>
      getByRole('region')
        .elements()
        .map((part) => part.getAttribute('aria-label') ?? part.querySelector('h2')?.textContent ?? '')
        .filter((name) => parts.includes(name)),
    )
    .toEqual(parts)
})

test.each(['en', 'zh-Hant'] as const)('[9.13] cutlery is asked about where the cart was passed by (%s)', async (spoken) => {
  const { getByRole, getByText } = await confirm(spoken)
  const cutlery = getByRole('switch', { name: new RegExp(m.confirm_cutlery()) })
  await expect.element(cutlery).not.toBeChecked()
  await cutlery.click({ force: true })
  await expect.element(cutlery).toBeChecked()
  await expect.element(getByText(m.confirm_no_cutlery())).not.toBeInTheDocument()
})

test.each(['en', 'zh-Hant'] as const)(
  '[9.13] cutlery that the cart has asked about is told beside the price, and not asked again (%s)',
  async (spoken) => {
    setOrderPreferences({ cutleryAsked: true })
    const { getByRole, getByText } = await confirm(spoken)
    await expect.element(getByText(m.confirm_no_cutlery())).toBeVisible()
    await expect.element(getByRole('switch')).not.toBeInTheDocument()
    wantCutlery(true)
    await expect.element(getByText(m.confirm_cutlery(), { exact: true })).toBeVisible()
    await expect.element(getByText(m.confirm_no_cutlery())).not.toBeInTheDocument()
  },
)

test('[9.13] nothing is said of cutlery at dine-in', async () => {
  setOrderPreferences({ cutleryAsked: true })
  const { getByRole, getByText } = await confirm('en', orderTypes.dineIn)
  await expect.element(getByText('Price details')).toBeVisible()
  await expect.element(getByText(/cutlery/)).not.toBeInTheDocument()
  await expect.element(getByRole('switch')).not.toBeInTheDocument()
})

test('[2.25] a long order shows three of its dishes, and the others at a tap', async () => {
  const { getByRole, getByText } = await confirm('en', orderTypes.takeaway, five)
  const more = getByRole('button', { name: '2 more' })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  await expect.element(getByText(nameOf('water'), { exact: true })).not.toBeInTheDocument()
  await more.click()
  await expect.element(getByText(nameOf('water'), { exact: true })).toBeVisible()
  await getByRole('button', { name: 'Show fewer' }).click()
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
})

test('[2.25] an order of four dishes shows them all', async () => {
  const four = five.slice(0, 4)
  const { getByRole, getByText } = await confirm('en', orderTypes.takeaway, four)
  for (const pid of four) await expect.element(getByText(nameOf(pid), { exact: true })).toBeVisible()
  await expect.element(getByRole('button', { name: /more$/ })).not.toBeInTheDocument()
})
