import { wholeLaneOnly } from '../lane.ts'
import { openOffice } from '../support/office.ts'
import { expect, test } from '../support/worlds/test.ts'
import { inBoth } from '../support/words/texts.ts'
import { languages } from '../support/words/words.ts'

const words = inBoth(({ t }) => ({ asOf: t('insight_as_of', { time: '11:58:55' }), csv: t('office_csv') }), 'console')

for (const language of languages)
  test(`a report that was read late says of when it is, and so does its file (${language})`, wholeLaneOnly, async ({ browser }) => {
    const { page, close } = await openOffice(browser, { role: 'finance', language })
    const { asOf, csv } = words[language]
    let late = true
    await page.route(/candao\.report\.(salesGet|ledgerGet)/, async (route) => {
      const response = await route.fetch()
      const reply = (await response.json()) as { data: object }
      await route.fulfill({ response, json: late ? { ...reply, data: { ...reply.data, asOf: '2026/11/30 11:58:55' } } : reply })
    })
    for (const path of ['reports?tab=shop', 'ledger']) {
      late = true
      await page.goto(`/console/office/${path}`)
      await expect(page.getByText(asOf)).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: csv }).click()
      expect((await download).suggestedFilename()).toMatch(/ as of 11\.58\.55\.csv$/)
      late = false
      const whole = page.waitForResponse(/candao\.report\.(salesGet|ledgerGet)/)
      await page.reload()
      await whole
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.getByText(asOf)).toHaveCount(0)
    }
    await close()
  })
