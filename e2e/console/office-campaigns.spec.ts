import { randomUUID } from 'node:crypto'
import { wholeLaneOnly } from '../lane.ts'
import { barriers } from '../support/barriers.ts'
import { dishes, shops } from '../support/chain.ts'
import { join } from '../support/member.ts'
import { openOffice } from '../support/office.ts'
import { orderAs } from '../support/outside/api-orders.ts'
import { messageCount, textFor } from '../support/outside/outbox.ts'
import { expect, test } from '../support/worlds/office-world.ts'

test('a campaign by SMS is written, sent to who has ordered, and told with its cost', wholeLaneOnly, async ({ browser }) => {
  const member = await join(undefined, { newsBySms: true })
  await orderAs(member, { shop: shops.taikooShing, dish: dishes.chicken })
  const had = await messageCount(member.phone)
  const { page, close } = await openOffice(browser, { role: 'marketing', language: 'en' })
  const name = `Come again ${randomUUID().slice(0, 6)}`
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  await page.getByRole('button', { name: 'New campaign' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('button', { name: 'Orders', exact: true }).click()
  await expect(page.getByText('Members who have ordered at least once in the last 60 days.')).toBeVisible()
  await page.getByLabel('Channel', { exact: true }).selectOption({ label: 'SMS' })
  await page.getByLabel('Text, Chinese').fill('今晚薄餅買一送一')
  await expect(page.getByText('Before it can be sent: Text, English.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send…' })).toBeDisabled()
  await page.getByLabel('Text, English').fill('Two pizzas for one tonight')
  await expect(page.getByText(/^reaches [1-9]/).first()).toBeVisible()

  await page.keyboard.press('Control+s')
  await expect(page.getByText('Not saved')).toBeHidden()
  await expect(page).toHaveURL(/\/campaigns\/[\da-f-]{36}$/)
  await page.getByRole('button', { name: 'Send…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Messages leave from 09:00 to 22:00 only')
  await dialog.getByRole('button', { name: /^Send now to [1-9]/ }).click()

  const text = await textFor(member.phone, had)
  expect(text).toMatch(/今晚薄餅買一送一|Two pizzas for one tonight/)
  expect(text).toMatch(/\/stop\/\w{12}$/)
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  await expect(page.getByText('Nobody was held out, so what it brought cannot be told apart.')).toBeVisible()
  expect.soft(await barriers(page), 'a sent campaign').toEqual([])
  await page.getByRole('link', { name: 'Campaigns', exact: true }).first().click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Sent')
  await expect(row).toContainText(/\$\d+\.\d/)
  await close()
})

test('the screens of campaigns are without barriers, light and dark, and no wider than a phone', wholeLaneOnly, async ({ browser }) => {
  for (const theme of ['light', 'dark'] as const) {
    const { page, close } = await openOffice(browser, { role: 'marketing', language: theme === 'light' ? 'tc' : 'en', theme })
    for (const path of ['/campaigns', '/campaigns/new']) {
      await page.goto(`/console/office${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true], .oload')).toHaveCount(0)
      expect.soft(await barriers(page, theme), `${path}, ${theme}`).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      await expect.soft.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    await close()
  }
})
