import { cents } from '@harbour/rules'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'
import { sellAtPrices, takeAway } from '../../testing/chain.fixtures.ts'
import { show } from '../../testing/test-phone.tsx'
import { MenuScreen } from './MenuScreen.tsx'

vi.mock('../../entities/menu/menu-prices.ts', () => {
  throw new Error('the file is gone')
})

test('a menu whose prices cannot be worked out says so, and can be read again', async () => {
  setLanguage('en')
  sellAtPrices([{ item: 'chunky-fries', price: cents(1230) }])
  takeAway()
  const { getByRole } = await show(
    <Routes>
      <Route path="/orderFood/:type" element={<MenuScreen cart={() => null} />} />
    </Routes>,
    { at: '/orderFood/1' },
  )
  await expect.element(getByRole('heading', { name: m.food_failed_title() })).toBeVisible()
  await expect.element(getByRole('button', { name: m.food_retry() })).toBeVisible()
})
