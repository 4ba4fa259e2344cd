import { wholeLaneOnly } from '../lane.ts'
import { barriers } from '../support/barriers.ts'
import { dishes } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { openOffice, type Office } from '../support/office.ts'
import { changeInDraft } from '../support/outside/catalogue-drafts.ts'
import { officeWords } from '../support/words/office-words.ts'
import { expect, test } from '../support/worlds/office-world.ts'

const raised = (record: Record<string, unknown>) => ({ ...record, price: { 31: 2900, 42: 2900 } })

test(
  'a price that one raises and another agrees to is what guests read, until it is taken back',
  wholeLaneOnly,
  async ({ page, browser }) => {
    const { t, beginsWith } = officeWords.en
    const author = await openOffice(browser, { role: 'menu', language: 'en' })
    const versionNo = await changeInDraft(author.person, { kind: 'product', id: 'chunky-fries', change: raised })
    await author.page.goto(`/console/office/publish/${versionNo}`)
    const row = author.page.getByRole('row', { name: dishes.fries.en })
    await expect(row).toContainText('$26.0')
    await expect(row).toContainText('$29.0')
    await expect(author.page.getByText(t('publish_whole'))).toBeVisible()
    for (const theme of ['light', 'dark'] as const) await expectNoBarriers(author, theme)
    await author.page.getByRole('button', { name: beginsWith('publish_go') }).click()
    await expect(author.page.getByText(t('publish_another_person'))).toBeVisible()

    const other = await openOffice(browser, { role: 'menu', language: 'tc' })
    const say = officeWords.tc
    await other.page.goto(`/console/office/publish/${versionNo}`)
    await other.page.getByRole('button', { name: say.beginsWith('publish_approve') }).click()
    const version = other.page.getByRole('row').filter({ has: other.page.getByRole('link', { name: String(versionNo), exact: true }) })
    await expect(version).toContainText(say.t('publish_state_live'))

    const guest = guestOf(page, 'en')
    await guest.atMenu({})
    await expect(page.getByRole('article').filter({ hasText: dishes.fries.en }).first()).toContainText('$29')

    await other.page.goto('/console/office/publish')
    await other.page
      .getByRole('row', { name: say.t('publish_state_retired') })
      .first()
      .getByRole('button', { name: say.t('publish_roll_back') })
      .click()
    await other.page.getByRole('textbox', { name: say.t('publish_reason') }).fill('錯價')
    await other.page.getByRole('button', { name: say.t('publish_roll_back_go') }).click()
    await expect(other.page.getByRole('dialog')).toBeHidden()
    await page.reload()
    await expect(page.getByRole('article').filter({ hasText: dishes.fries.en }).first()).toContainText('$26')
    await author.close()
    await other.close()
  },
)

async function expectNoBarriers({ page }: Office, theme: 'light' | 'dark') {
  await page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme)
  expect.soft(await barriers(page, theme), theme).toEqual([])
}
