import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { setLanguage } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { nameOf, sellTheMenu, takeAway } from '../../../testing/chain.fixtures.ts'
import { show } from '../../../testing/test-phone.tsx'
import { FoodScreen } from '../FoodScreen.tsx'

async function openHalves() {
  sellTheMenu()
  takeAway()
  const shown = await show(
    <Routes>
      <Route path="/foodDetail/:info" element={<FoodScreen />} />
    </Routes>,
    { at: '/foodDetail/31-half-half' },
  )
  const choose = (pid: string) => shown.getByRole('radio', { name: new RegExp(`^${nameOf(pid)}`) }).click({ force: true })
  /** The names above the halves, the left one first; the half that is being chosen in brackets. */
  const chips = () =>
    [...shown.container.querySelectorAll('.fhalf__name')].map((each) =>
      each.classList.contains('is-on') ? `(${each.textContent})` : each.textContent,
    )
  const pictures = () => [...shown.container.querySelectorAll('.fhalf')].map((each) => each.getAttribute('src'))
  return { ...shown, choose, chips, pictures }
}

test.each(['en', 'zh-Hant'] as const)('[3.7] each half is named above the pizza, the one being chosen apart (%s)', async (spoken) => {
  setLanguage(spoken)
  const { choose, chips } = await openHalves()
  await expect.poll(chips).toEqual([`(${m.food_left()})`, m.food_right()])
  await choose('double-pepperoni')
  await expect.poll(chips).toEqual([nameOf('double-pepperoni'), `(${m.food_right()})`])
  await choose('victoria-seafood')
  await expect.poll(chips).toEqual([nameOf('double-pepperoni'), `(${nameOf('victoria-seafood')})`])
})

test('[3.7] the halves change places at one tap, once both are chosen', async () => {
  const { getByRole, choose, pictures } = await openHalves()
  const later = getByRole('button', { name: m.food_swap_later() })
  await expect.element(later).toBeDisabled()
  await choose('double-pepperoni')
  await expect.element(later).toBeDisabled()
  await choose('victoria-seafood')
  await expect.poll(pictures).toEqual(['/pictures/pepperoni.webp', '/pictures/seafood.webp'])
  await getByRole('button', { name: m.food_swap(), exact: true }).click()
  await expect.poll(pictures).toEqual(['/pictures/seafood.webp', '/pictures/pepperoni.webp'])
})

test('[3.7] either half has the edge that was chosen', async () => {
  const { choose, getByRole, pictures } = await openHalves()
  await choose('double-pepperoni')
  await choose('victoria-seafood')
  await getByRole('radio', { name: /^Cheese-filled edge/ }).click({ force: true })
  const shown = ['pepperoni', 'crust-cheese', 'seafood', 'crust-cheese'].map((name) => `/pictures/${name}.webp`)
  await expect.poll(pictures).toEqual(shown)
})
