import { expect, test } from 'vitest'
import { paths } from '../../navigation/paths.ts'
import { takeAway } from '../../testing/chain.fixtures.ts'
import { show } from '../../testing/test-phone.tsx'
import { DesktopSides } from './DesktopSides.tsx'

test.each([
  [paths.home, 1],
  [paths.payment, 0],
])('[1.8] beside %s there are so many codes to the phone: %i, since a camera before a code to pay by takes either', async (at, codes) => {
  takeAway()
  const { container } = await show(<DesktopSides />, { at })
  expect(container.querySelector('.dk__say')).not.toBeNull()
  expect(container.querySelectorAll('.dk__qr')).toHaveLength(codes)
})
