import { wholeLaneOnly } from '../lane.ts'
import { openOffice } from '../support/office.ts'
import { changeInDraft } from '../support/outside/catalogue-drafts.ts'
import { inBoth } from '../support/words/texts.ts'
import { officeWords } from '../support/words/office-words.ts'
import { dishes } from '../support/chain.ts'
import { expect, test } from '../support/worlds/office-world.ts'

const undoWords = inBoth(({ beginsWith }) => beginsWith('stand_undo'), 'console')

test('what is taken back of a draft is put back by a press', wholeLaneOnly, async ({ browser }) => {
  const { t } = officeWords.en
  const office = await openOffice(browser, { role: 'menu', language: 'en' })
  const { page } = office
  const change = (record: Record<string, unknown>) => ({ ...record, price: { 31: 3100, 42: 3100 } })
  const versionNo = await changeInDraft(office.person, { kind: 'product', id: 'chunky-fries', change })
  await page.goto(`/console/office/publish/${versionNo}`)
  const row = page.getByRole('row', { name: dishes.fries.en })
  await row.getByRole('button', { name: t('publish_take_back') }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: undoWords.en }).click()
  await expect(row).toContainText('$31.0')
  await office.close()
})

test('what is typed is asked about before another language draws the page anew', wholeLaneOnly, async ({ browser }) => {
  const { t } = officeWords.en
  const office = await openOffice(browser, { role: 'admin', language: 'en' })
  const { page } = office
  await page.goto('/console/office/shops/3101')
  const field = page.getByRole('textbox').first()
  await field.fill('太古')
  const language = page.getByRole('button', { name: t('office_other_language'), exact: true })
  const asked = page.getByRole('dialog')
  await language.click()
  await asked.getByRole('button', { name: t('office_cancel') }).click()
  await expect(asked).toHaveCount(0)
  await expect(field).toHaveValue('太古')
  await language.click()
  await asked.getByRole('button', { name: t('office_leave_go') }).click()
  await expect(page.getByRole('link', { name: officeWords.tc.t('office_shops'), exact: true }).first()).toBeVisible()
  await expect(page.getByRole('textbox').first()).not.toHaveValue('太古')
  await office.close()
})
