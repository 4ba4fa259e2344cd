import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { catalogueDraftSave, cataloguePublish, cataloguePublishDecide, catalogueVersionListGet } from '@harbour/protocol'
import { brandIds } from '@harbour/rules'
import type { Page } from '@playwright/test'
import { wholeLaneOnly } from '../lane.ts'
import { barriers } from '../support/barriers.ts'
import { openOffice } from '../support/office.ts'
import { ask, type Guest } from '../support/outside/api-orders.ts'
import { rushWith } from '../support/outside/code-rush.ts'
import { newOfficePerson, type OfficePerson } from '../support/outside/office-people.ts'
import { expect, test } from '../support/worlds/test.ts'

const asGuest = ({ kept, deviceId }: OfficePerson): Guest => ({
  key: kept.key,
  deviceId,
  brand: brandIds.hongKong,
  gateway: process.env.HARBOUR_URL,
})

/** A draft of this test alone, which the page works in. */
async function ownDraft(page: Page, person: OfficePerson): Promise<number> {
  const { version } = await ask(catalogueDraftSave, { versionNo: null, note: 'Offers' }, asGuest(person))
  await page.evaluate(
    (versionNo) => localStorage.setItem('console.office.draft', JSON.stringify({ state: { versionNo }, version: 0 })),
    version.versionNo,
  )
  return version.versionNo
}

/** One of the menu asks for a draft to be published, and an admin approves. */
async function publish(versionNo: number): Promise<void> {
  const [asks, approves] = [asGuest(await newOfficePerson('menu')), asGuest(await newOfficePerson('admin'))]
  const { versions } = await ask(catalogueVersionListGet, {}, asks)
  const revision = versions.find((version) => version.versionNo === versionNo)?.revision ?? 0
  const { version } = await ask(cataloguePublish, { versionNo, revision, publishAt: null }, asks)
  await ask(cataloguePublishDecide, { versionNo, revision: version.revision, approve: true }, approves)
}

test('a coupon is written in sentences, tried on a basket, and saved in the draft', wholeLaneOnly, async ({ browser }) => {
  const { page, person, close } = await openOffice(browser, { role: 'marketing', language: 'en' })
  await ownDraft(page, person)
  await page.goto('/console/office/coupons')
  await page.getByRole('button', { name: 'New coupon' }).click()
  const id = `rain-${randomUUID().slice(0, 8)}`
  await page.getByLabel('Name for the records').fill(id)
  await page.getByRole('button', { name: 'Write it' }).click()

  await page.getByLabel('Amount', { exact: true }).fill('50')
  await page.getByLabel('Minimum', { exact: true }).fill('200')
  await expect(page.getByText('$50.0 off, for $200.0 or more, for 30 days once given.')).toBeVisible()
  await expect(page.getByText('減 $50.0，滿 $200.0，派發後 30 日內有效。')).toBeVisible()

  await page.getByRole('button', { name: /^Dishes of the basket/ }).click()
  await page.getByRole('searchbox', { name: 'Find by name' }).fill('Sand Ginger Chicken')
  await page
    .getByRole('checkbox', { name: /^Sand Ginger Chicken/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Take 1' }).click()
  await expect(page.getByText(/^Reason 13: Below the minimum\. \$\d+\.\d to go\.$/)).toBeVisible()
  const more = page.getByRole('button', { name: 'One Sand Ginger Chicken more' })
  for (let num = 1; num < 5; num++) await more.click()
  await expect(page.getByText('Reason 13: Below the minimum. $30.0 to go. Promotions take $30.0 off first.')).toBeVisible()
  await more.click()
  await expect(page.getByText('Can be used: $50.0 off.')).toBeVisible()

  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Not saved. What you typed is still here.')).toBeVisible()
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('50.0')
  await page.getByLabel('Name, Chinese').fill('雨天減 $50')
  await page.getByLabel('Name, English').fill('$50 off on rainy days')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved in the draft')).toBeVisible()
  await page.goto('/console/office/coupons?tab=draft')
  await expect(page.getByRole('row').filter({ hasText: id })).toContainText('Given to nobody')
  await close()
})

test('a code whose budget runs out in the middle of a rush stops for everybody, and says so', wholeLaneOnly, async ({ browser }) => {
  const { page, person, close } = await openOffice(browser, { role: 'marketing', language: 'tc' })
  const versionNo = await ownDraft(page, person)
  const code = `RUSH${randomUUID().slice(0, 6).toUpperCase()}`
  await page.goto(`/console/office/coupons/codes/${code}`)
  await page.getByLabel('金額預算', { exact: true }).selectOption({ label: '或用完金額：$' })
  await page.getByLabel('最多折讓金額').fill('70')
  await page.getByLabel('名稱（中文）').fill('減 $20')
  await page.getByLabel('名稱（英文）').fill('$20 off')
  await page.getByRole('button', { name: '儲存草稿' }).click()
  await expect(page.getByText('用完 $70.0 即止').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '產生優惠碼' })).toBeDisabled()
  await publish(versionNo)

  expect(await rushWith({ promoCode: code, storeId: '3304', guests: 6 })).toBe(3)
  await page.goto(`/console/office/coupons?tab=codes&find=${code}`)
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row).toContainText('$60.0 / $70.0')
  await expect(row).toContainText('已用完')
  await page.goto(`/console/office/coupons/codes/${code}`)
  await page.getByRole('button', { name: '產生優惠碼' }).click()
  await page.getByLabel('數量').fill('1200')
  await page.getByLabel('用途').fill('單張')
  await page.getByRole('button', { name: '產生 1200 個' }).click()
  const batch = page.getByRole('row').filter({ hasText: '單張' })
  await expect(batch).toContainText('1,200')
  const downloading = page.waitForEvent('download')
  await batch.getByRole('button', { name: 'CSV' }).click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  expect(csv.trim().split('\r\n')).toHaveLength(1201)
  expect(csv).toMatch(/\r\n[A-HJ-NP-Z2-9]{12},free\r\n/)
  await close()
})

test('promotions show which go together, and why a basket gets one of two', wholeLaneOnly, async ({ browser }) => {
  const { page, person, close } = await openOffice(browser, { role: 'marketing', language: 'en' })
  await ownDraft(page, person)
  await page.goto('/console/office/promotions')
  await expect(page.getByText(/“Spend more, save more” and “Christmas party” meet/)).toBeVisible()
  await page.getByRole('link', { name: 'What combines' }).click()
  await expect(page.getByRole('cell', { name: 'The one that takes more off, never both' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Spend more, save more' }).first().click()
  await page.getByLabel('Off in tier 1').fill('45')
  await expect(page.getByText(/\$45\.0 off from \$200\.0/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Write it from the rule' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved in the draft')).toBeVisible()
  await page.getByRole('button', { name: 'Back to live' }).click()
  await expect(page.getByLabel('Off in tier 1')).toHaveValue('30.0')
  await close()
})

test('the screens of offers are without barriers, light and dark', wholeLaneOnly, async ({ browser }) => {
  for (const theme of ['light', 'dark'] as const) {
    const { page, close } = await openOffice(browser, { role: 'admin', language: theme === 'light' ? 'tc' : 'en', theme })
    const places = [
      '/coupons',
      '/coupons?tab=combine',
      '/coupons/first-30',
      '/coupons/codes/HARBOUR20',
      '/promotions',
      '/promotions/spend-more',
    ]
    for (const path of places) {
      await page.goto(`/console/office${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true], .oload')).toHaveCount(0)
      expect.soft(await barriers(page, theme), `${path}, ${theme}`).toEqual([])
    }
    await close()
  }
})
