import { wholeLaneOnly } from '../lane.ts'
import { formatDate, formatTime } from '@harbour/rules'
import { dishes, shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { openOffice } from '../support/office.ts'
import { officeWords } from '../support/words/office-words.ts'
import { expect, test } from '../support/worlds/clock-world.ts'

const minute = 60_000
const fries = { pid: 'chunky-fries', was: '$26', raised: '$31' } as const

test(
  'a price that is raised in the form waits for its moment, is asked of a guest who orders then, and is taken back',
  wholeLaneOnly,
  async ({ page, browser, clock }) => {
    const { t, beginsWith } = officeWords.en
    const guest = guestOf(page, 'en')
    await guest.open('takeaway')
    await guest.orderAt(shops.taikooShing)
    await guest.addAtOnce(dishes.fries)
    await guest.checkOut()
    await guest.sayWho()
    await expect(guest.placeButton()).toContainText(fries.was)

    const author = await openOffice(browser, { role: 'menu', language: 'en' })
    const { page: desk } = author
    await desk.goto(`/console/office/menu/${fries.pid}`)
    await desk.getByRole('textbox', { name: t('menu_price_hk') }).fill('31')
    await desk.getByRole('button', { name: t('office_save'), exact: true }).click()
    await expect(desk.getByText(t('office_saved'))).toBeVisible()
    await desk.getByRole('link', { name: beginsWith('office_draft_changes') }).click()
    await expect(desk).toHaveURL(/\/publish\/\d+/)
    const versionNo = new URL(desk.url()).pathname.split('/').at(-1) ?? ''
    const at = Math.ceil((clock.now() + 30 * minute) / minute) * minute
    await desk.getByRole('radio', { name: t('publish_later') }).check()
    await desk.getByLabel(t('publish_day'), { exact: true }).fill(formatDate(at).replaceAll('/', '-'))
    await desk.getByLabel(t('publish_time'), { exact: true }).fill(formatTime(at))
    await desk.getByRole('button', { name: beginsWith('publish_go_at') }).click()
    await expect(desk.getByText(t('publish_another_person'))).toBeVisible()

    const other = await openOffice(browser, { role: 'menu', language: 'en' })
    await other.page.goto('/console/office/publish')
    const before = other.page.getByRole('row', { name: t('publish_state_live') })
    const beforeNo = (await before.getByRole('link').first().innerText()).trim()
    const rowOf = (no: string) => other.page.getByRole('row').filter({ has: other.page.getByRole('link', { name: no, exact: true }) })
    await other.page.goto(`/console/office/publish/${versionNo}`)
    await other.page.getByRole('button', { name: beginsWith('publish_approve') }).click()
    await expect(rowOf(versionNo)).toContainText(t('publish_state_scheduled'))
    await expect(guest.placeButton()).toContainText(fries.was)
    await clock.goOnTo(at + 1000)
    await expect(rowOf(versionNo)).toContainText(t('publish_state_live'))

    await expect(guest.placeButton()).toContainText(fries.raised)
    await guest.place()
    await expect(page.getByText(fries.raised).first()).toBeVisible()

    await other.page.goto('/console/office/publish')
    await rowOf(beforeNo)
      .getByRole('button', { name: t('publish_roll_back') })
      .click()
    await other.page.getByRole('textbox', { name: t('publish_reason') }).fill('too dear')
    await other.page.getByRole('button', { name: t('publish_roll_back_go') }).click()
    await expect(other.page.getByRole('dialog')).toBeHidden()
    await guest.atMenu({})
    await expect(page.getByRole('article').filter({ hasText: dishes.fries.en }).first()).toContainText(fries.was)
    await author.close()
    await other.close()
  },
)
