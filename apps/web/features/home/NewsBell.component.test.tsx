import { expect, test } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'
import { gatewayOf } from '../../testing/test-gateway.ts'
import { show, signIn } from '../../testing/test-phone.tsx'
import { HomeHead } from './HomeHead.tsx'

test.each(['en', 'zh-Hant'] as const)('[2.20] the head of a member’s home has a bell that leads to the news (%s)', async (spoken) => {
  setLanguage(spoken)
  gatewayOf()
  signIn()
  const { getByRole, address } = await show(<HomeHead />)
  const bell = getByRole('link', { name: m.account_information() })
  await expect.element(bell).toBeVisible()
  const [mark, head] = [bell.element().getBoundingClientRect(), getByRole('banner').element().getBoundingClientRect()]
  expect(mark.right).toBeLessThanOrEqual(head.right)
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent(m.home_greeting())
  await bell.click()
  await expect.poll(address).toContain('/information')
})
