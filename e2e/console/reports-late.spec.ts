import { wholeLaneOnly } from '../lane.ts'
import { openOffice } from '../support/office.ts'
import { expect, test } from '../support/worlds/test.ts'

for (const [language, words, csv] of [
  ['en', 'As of 11:58:55: what was booked after that may be missing.', 'CSV'],
  ['tc', '截至 11:58:55 的資料，其後入賬的可能未計算在內。', 'CSV'],
] as const)
  test(`a report that was read late says of when it is, and so does its file (${language})`, wholeLaneOnly, async ({ browser }) => {
    const { page, close } = await openOffice(browser, { role: 'finance', language })
    let late = true
    await page.route(/candao\.report\.(salesGet|ledgerGet)/, async (route) => {
      const response = await route.fetch()
      const reply = (await response.json()) as { data: object }
      await route.fulfill({ response, json: late ? { ...reply, data: { ...reply.data, asOf: '2026/11/30 11:58:55' } } : reply })
    })
    for (const path of ['reports?tab=shop', 'ledger']) {
      late = true
      await page.goto(`/console/office/${path}`)
      await expect(page.getByText(words)).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: csv }).click()
      expect((await download).suggestedFilename()).toMatch(/ as of 11\.58\.55\.csv$/)
      late = false
      const whole = page.waitForResponse(/candao\.report\.(salesGet|ledgerGet)/)
      await page.reload()
      await whole
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.getByText(words)).toHaveCount(0)
    }
    await close()
  })
