import type { Page } from '@playwright/test'
import { wholeLaneOnly } from '../lane.ts'
import { guestOf } from '../support/guest.ts'
import { openOffice } from '../support/office.ts'
import { beginDraft } from '../support/outside/catalogue-drafts.ts'
import { inBoth } from '../support/words/texts.ts'
import { officeWords } from '../support/words/office-words.ts'
import { expect, test } from '../support/worlds/office-world.ts'

/** The one shop on an island, whose zone nobody else’s reaches, and an estate in the north of it. */
const [cheungChau, cheungKwai] = ['3344', { latitude: 22.214, longitude: 114.0288, accuracy: 20 }]
/** The corners north of that estate. */
const northern = [4, 3]

const guestWords = inBoth(({ t }) => ({ pinned: t('address_pinned'), use: t('address_use'), outside: t('address_outside') }))

test.use({ permissions: ['geolocation'], geolocation: cheungKwai })

test('[8.12] a zone is moved: whom it leaves out is served no more, until that is taken back', wholeLaneOnly, async ({ page, browser }) => {
  const { t, beginsWith } = officeWords.en
  const say = guestWords.tc
  await toThePin(page)
  await expect(page.getByRole('button', { name: say.use })).toBeVisible()

  const author = await openOffice(browser, { role: 'admin', language: 'en' })
  await beginDraft(author.person)
  await author.page.goto(`/console/office/shops/${cheungChau}?tab=hours`)
  await author.page.getByText(t('shops_corners', { name: t('shops_zone_name', { number: 1 }), count: '' })).click()
  for (const number of northern) await author.page.getByRole('button', { name: t('shops_corner_remove', { number }), exact: true }).click()
  await author.page.getByRole('button', { name: t('office_save_changes') }).click()
  await expect(author.page.getByText(t('office_saved'))).toBeVisible()
  await author.page.getByRole('link', { name: beginsWith('office_draft_changes') }).click()
  await author.page.getByRole('button', { name: beginsWith('publish_go') }).click()
  await expect(author.page.getByText(t('publish_another_person'))).toBeVisible()

  const other = await openOffice(browser, { role: 'admin', language: 'tc' })
  const { t: tc, beginsWith: tcBegins } = officeWords.tc
  await other.page.goto(new URL(author.page.url()).pathname)
  await other.page.getByRole('button', { name: tcBegins('publish_approve') }).click()
  const versionNo = author.page.url().split('/').at(-1) ?? ''
  const version = other.page.getByRole('row').filter({ has: other.page.getByRole('link', { name: versionNo, exact: true }) })
  await expect(version).toContainText(tc('publish_state_live'))
  await toThePin(page)
  await expect(pinned(page)).toContainText(say.outside)
  await expect(page.getByRole('button', { name: say.use })).toBeHidden()

  await other.page.goto('/console/office/publish')
  const before = other.page.getByRole('row', { name: tc('publish_state_retired') }).first()
  await before.getByRole('button', { name: tc('publish_roll_back') }).click()
  await other.page.getByRole('textbox', { name: tc('publish_reason') }).fill('北面的客人還要送')
  await other.page.getByRole('button', { name: tc('publish_roll_back_go') }).click()
  await expect(other.page.getByRole('dialog')).toBeHidden()
  await toThePin(page)
  await expect(page.getByRole('button', { name: say.use })).toBeVisible()
  await author.close()
  await other.close()
})

const pinned = (page: Page) => page.getByRole('region', { name: guestWords.tc.pinned }).getByRole('status').first()

/** A guest who is at the estate, and has not asked before, asks where their delivery goes. */
async function toThePin(page: Page) {
  const guest = guestOf(page, 'tc')
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.clear())
  await guest.open('delivery')
  await page.getByRole('link', { name: guest.say.start }).tap()
  await expect(page.getByRole('heading', { level: 1, name: guest.say.whereTo })).toBeAttached()
}
