import { staffSessionsEnd } from '@harbour/protocol'
import { wholeLaneOnly } from '../lane.ts'
import { openOffice } from '../support/office.ts'
import { ask } from '../support/outside/api-orders.ts'
import { changeInDraft } from '../support/outside/catalogue-drafts.ts'
import { firstAdmin } from '../support/outside/first-admin.ts'
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

test(
  'what is typed when a session ends is there once the same person has signed in again, and for nobody else',
  wholeLaneOnly,
  async ({ browser }) => {
    const { t, beginsWith } = officeWords.en
    const [office, other] = [
      await openOffice(browser, { role: 'admin', language: 'en' }),
      await openOffice(browser, { role: 'admin', language: 'en' }),
    ]
    const { page, person } = office
    const field = page.getByRole('textbox').first()
    const losesSession = async () => {
      await ask(staffSessionsEnd, { staffId: person.kept.staff.staffId }, await firstAdmin('3101'))
      // The page may have asked for something by itself since then, and found out.
      await page.keyboard.press('Control+s')
      await expect(page.getByText(beginsWith('office_session_ended'))).toContainText(person.name)
      await expect(field).not.toHaveValue('太古')
    }
    const signIn = async ({ account, password }: { account: string; password: string }) => {
      await page.getByRole('textbox', { name: t('office_account') }).fill(account)
      await page.getByLabel(t('office_password'), { exact: true }).fill(password)
      await page.getByRole('button', { name: t('office_sign_in'), exact: true }).click()
      await expect(page.getByRole('link', { name: t('office_shops'), exact: true }).first()).toBeVisible()
    }
    await page.goto('/console/office/shops/3101')
    await field.fill('太古')
    await losesSession()
    await signIn(person)
    await expect(field).toHaveValue('太古')
    await losesSession()
    await signIn(other.person)
    await expect(field).not.toHaveValue('太古')
    await office.close()
    await other.close()
  },
)
