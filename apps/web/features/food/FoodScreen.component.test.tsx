import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { nameOf, sellTheMenu, takeAway } from '../../testing/chain.fixtures.ts'
import { show } from '../../testing/test-phone.tsx'
import { FoodScreen } from './FoodScreen.tsx'

test('[3.7] half and half costs what its dearer half does', async () => {
  sellTheMenu()
  takeAway()
  const { getByRole, container } = await show(
    <Routes>
      <Route path="/foodDetail/:info" element={<FoodScreen />} />
    </Routes>,
    { at: '/foodDetail/31-half-half' },
  )
  const add = () => container.querySelector('#food-add')?.textContent
  const half = (pid: string) => getByRole('radio', { name: new RegExp(`^${nameOf(pid)}`) })
  await half('double-pepperoni').click({ force: true })
  await expect.poll(add).toContain('$128')
  await half('victoria-seafood').click({ force: true })
  await expect.poll(add).toContain('$140')
})

test('[1.18] a dish is liked at one tap, and liked no more at the next', async () => {
  sellTheMenu()
  takeAway()
  const { getByRole } = await show(
    <Routes>
      <Route path="/foodDetail/:info" element={<FoodScreen />} />
    </Routes>,
    { at: '/foodDetail/31-half-half' },
  )
  const like = getByRole('button', { name: m.food_favourite() })
  await like.click()
  await expect.element(like).toHaveAttribute('aria-pressed', 'true')
  await like.click()
  await expect.element(like).toHaveAttribute('aria-pressed', 'false')
})

test('[3.7] [3.8] a set is filled for its guest at one tap, and may go into the cart', async () => {
  sellTheMenu()
  takeAway()
  const { getByRole, container } = await show(
    <Routes>
      <Route path="/foodDetail/:info" element={<FoodScreen />} />
    </Routes>,
    { at: '/foodDetail/31-solo-set' },
  )
  const add = () => container.querySelector('#food-add')?.textContent
  const rest = getByRole('button', { name: m.food_choose_rest() })
  await rest.click()
  await expect.poll(add).toContain(m.food_add())
  await expect.element(rest).not.toBeInTheDocument()
})
