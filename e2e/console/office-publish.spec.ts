import { wholeLaneOnly } from '../lane.ts'
import { barriers } from '../support/barriers.ts'
import { dishes, shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { openOffice, type Office } from '../support/office.ts'
import { changeInDraft } from '../support/outside/catalogue-drafts.ts'
import { officeWords } from '../support/words/office-words.ts'
import { expect, test } from '../support/worlds/office-world.ts'

const fries = { pid: 'chunky-fries', price: '$26' } as const
const raised = (record: Record<string, unknown>) => ({ ...record, price: { 31: 2900, 42: 2900 } })

test('a price that one raises and another agrees to is what guests read, until it is taken back', async ({ page, browser }) => {
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
})

test(
  'a price that is raised in the form waits for its moment, is asked of a guest who orders then, and is taken back',
  wholeLaneOnly,
  async ({ page, browser }) => {
    const { t, beginsWith } = officeWords.en
    const guest = guestOf(page, 'en')
    await guest.open('takeaway')
    await guest.orderAt(shops.taikooShing)
    await guest.addAtOnce(dishes.fries)
    await guest.checkOut()
    await guest.sayWho()
    await expect(guest.placeButton()).toContainText(fries.price)

    const author = await openOffice(browser, { role: 'menu', language: 'en' })
    const { page: desk } = author
    await desk.goto(`/console/office/menu/${fries.pid}`)
    await desk.getByRole('textbox', { name: t('menu_price_hk') }).fill('31')
    await desk.getByRole('button', { name: t('office_save'), exact: true }).click()
    await desk.getByRole('link', { name: beginsWith('office_draft_changes') }).click()
    const versionNo = new URL(desk.url()).pathname.split('/').at(-1) ?? ''
    await desk.getByRole('radio', { name: t('publish_later') }).check()
    await desk.getByLabel(t('publish_day'), { exact: true }).fill('2026-11-23')
    await desk.getByLabel(t('publish_time'), { exact: true }).fill(minutesLater(await desk.locator('.of__clock').innerText(), 2))
    await desk.getByRole('button', { name: beginsWith('publish_go_at') }).click()
    await expect(desk.getByText(t('publish_another_person'))).toBeVisible()

    const other = await openOffice(browser, { role: 'menu', language: 'en' })
    await other.page.goto(`/console/office/publish/${versionNo}`)
    await other.page.getByRole('button', { name: beginsWith('publish_approve') }).click()
    const version = other.page.getByRole('row').filter({ has: other.page.getByRole('link', { name: versionNo, exact: true }) })
    await expect(version).toContainText(t('publish_state_scheduled'))
    await expect(guest.placeButton()).toContainText(fries.price)
    await expect(version).toContainText(t('publish_state_live'), { timeout: 200_000 })

    await expect(guest.placeButton()).toContainText('$31')
    await guest.place()
    await expect(page.getByText('$31.0').first()).toBeVisible()

    await other.page.goto('/console/office/publish')
    await other.page
      .getByRole('row', { name: t('publish_state_retired') })
      .first()
      .getByRole('button', { name: t('publish_roll_back') })
      .click()
    await other.page.getByRole('textbox', { name: t('publish_reason') }).fill('too dear')
    await other.page.getByRole('button', { name: t('publish_roll_back_go') }).click()
    await expect(other.page.getByRole('dialog')).toBeHidden()
    await guest.atMenu({})
    await expect(page.getByRole('article').filter({ hasText: dishes.fries.en }).first()).toContainText(fries.price)
    await author.close()
    await other.close()
  },
)

/** A time of the day, `HH:mm`, so many minutes after another. */
function minutesLater(time: string, more: number): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const sum = hours * 60 + minutes + more
  return `${String(Math.floor(sum / 60)).padStart(2, '0')}:${String(sum % 60).padStart(2, '0')}`
}

async function expectNoBarriers({ page }: Office, theme: 'light' | 'dark') {
  await page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme)
  expect.soft(await barriers(page, theme), theme).toEqual([])
}
