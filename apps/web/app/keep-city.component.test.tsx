import { afterEach, expect, test } from 'vitest'
import { serveBrand } from '../api/region.ts'
import { m } from '../paraglide/messages.js'
import { show } from '../testing/test-phone.tsx'
import { keepCity } from './keep-city.ts'

afterEach(() => serveBrand('31'))

test('[4.39] [9.17] a guest whom a link has led to the other region is told so, once, with the way back', async () => {
  localStorage.setItem('locationCity', 'HK')
  serveBrand('42')
  const { getByRole, getByText, unmount } = await show(<p>menu</p>)
  keepCity()
  await expect.element(getByText(m.shell_city_now_mo())).toBeVisible()
  await expect.element(getByRole('button', { name: m.shell_city_go_hk() })).toBeVisible()
  expect(localStorage.getItem('locationCity')).toBe('MO')
  await unmount()
})

test.each([
  ['who is where they have chosen to be', 'MO'],
  ['who has never chosen: they are asked, where the network sees them elsewhere', null],
])('[4.38] nothing is said to a guest %s', async (_who, chosen) => {
  if (chosen) localStorage.setItem('locationCity', chosen)
  serveBrand('42')
  const { getByText } = await show(<p>menu</p>)
  keepCity()
  expect(localStorage.getItem('locationCity')).toBe(chosen)
  await expect.element(getByText(m.shell_city_now_mo())).not.toBeInTheDocument()
})
