import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
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
