import { wholeLaneOnly } from '../lane.ts'
import { getStore } from '@harbour/protocol'
import type { Page } from '@playwright/test'
import { barriers } from '../support/barriers.ts'
import { openOffice } from '../support/office.ts'
import { ask } from '../support/outside/api-orders.ts'
import { firstAdmin } from '../support/outside/first-admin.ts'
import { inBoth } from '../support/words/texts.ts'
import { expect, test } from '../support/worlds/test.ts'

// Shops of these tests alone: they are shut, paused and moved.
const [shut, moved, paused] = ['3326', '3327', '3328']

const words = inBoth(
  ({ t, beginsWith }) => ({
    search: t('shops_search'),
    hours: t('shops_hours_zones'),
    addDay: t('shops_holiday_add'),
    noticeTc: t('shops_notice_tc'),
    noticeEn: t('shops_notice_en'),
    tell: t('shops_holiday_do'),
    shut: t('shops_shut'),
    takeBack: t('shops_take_back'),
    noHolidays: t('shops_holidays_none'),
    corners: t('shops_corners', { name: t('shops_zone_name', { number: 1 }), count: '' }),
    north: t('shops_nudge', { number: 1, way: t('shops_north') }),
    south: t('shops_nudge', { number: 1, way: t('shops_south') }),
    save: t('office_save_changes'),
    saved: t('office_saved'),
    pause: t('shops_bulk_pause'),
    hold: t('shops_pause_hold'),
    resume: t('shops_resume'),
    pausedUntil: beginsWith('shops_paused_until'),
    told: t('shops_state_saved', { count: 1 }),
  }),
  'console',
)

const openAt = async (page: Page, path: string) => {
  await page.goto(`/console/office${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const opennessOf = async (storeId: string) => (await ask(getStore, { storeId }, await firstAdmin(storeId))).openness.state

test('a holiday is told to guests at once, and taken back', async ({ browser }) => {
  const { page, close } = await openOffice(browser, { role: 'admin', language: 'en' })
  const say = words.en
  await openAt(page, '/shops')
  await page.getByRole('searchbox', { name: say.search }).fill(shut)
  await page
    .getByRole('row', { name: new RegExp(shut) })
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('link', { name: say.hours }).click()
  await page.getByRole('button', { name: say.addDay }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say.noticeTc).fill('今日休息')
  await dialog.getByLabel(say.noticeEn).fill('Shut today')
  await dialog.getByRole('button', { name: say.tell }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Shut today' })
  await expect(row).toContainText(say.shut)
  await expect.poll(async () => opennessOf(shut)).toBe('closed')
  await row.getByRole('button', { name: new RegExp(say.takeBack) }).click()
  await expect(page.getByText(say.noHolidays)).toBeVisible()
  await expect.poll(async () => opennessOf(shut)).not.toBe('closed')
  await close()
})

test('a zone is moved corner by corner, and waits in the draft', wholeLaneOnly, async ({ browser }) => {
  const { page, close } = await openOffice(browser, { role: 'admin', language: 'tc' })
  const say = words.tc
  await openAt(page, `/shops/${moved}?tab=hours`)
  const open = page.getByText(say.corners)
  const corner = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: say.north, exact: true }) })
  await open.click()
  const before = await corner.innerText()
  await page.getByRole('button', { name: say.north, exact: true }).click()
  await expect(corner).not.toHaveText(before)
  const after = await corner.innerText()
  await page.getByRole('button', { name: say.save }).click()
  await expect(page.getByText(say.saved)).toBeVisible()
  await page.reload()
  await open.click()
  await expect(corner).toHaveText(after)
  // As it was, so that nothing else is published with it.
  await page.getByRole('button', { name: say.south, exact: true }).click()
  await page.getByRole('button', { name: say.save }).click()
  await expect(page.getByText(say.saved)).toBeVisible()
  await close()
})

test('a shop that is paused by holding stands on Today until its orders are resumed there', wholeLaneOnly, async ({ browser }) => {
  const { page, close } = await openOffice(browser, { role: 'admin', language: 'en' })
  const say = words.en
  await openAt(page, `/shops?q=${paused}`)
  const row = page.getByRole('row', { name: new RegExp(paused) })
  const name = await row.getByRole('link').first().innerText()
  await row.getByRole('checkbox', { name, exact: true }).check()
  await page.getByRole('button', { name: say.pause, exact: true }).click()
  await page.getByRole('button', { name: say.hold }).focus()
  await page.keyboard.down('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.up('Enter')
  await expect(page.getByText(say.told)).toBeVisible()
  await expect(row.getByText(say.pausedUntil)).toBeVisible()
  await openAt(page, '')
  const need = page.getByRole('listitem').filter({ hasText: name })
  await need.getByRole('button', { name: say.resume }).click()
  await expect(need).toHaveCount(0)
  await close()
})

test('Today, the shops and a shop are without barriers, light and dark', wholeLaneOnly, async ({ browser }) => {
  const { page, close } = await openOffice(browser, { role: 'admin', language: 'en' })
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((wanted) => localStorage.setItem('console.theme', JSON.stringify({ state: { theme: wanted }, version: 0 })), theme)
    for (const path of ['', '/shops', '/shops/3101', '/shops/3101?tab=hours', '/shops/3101?tab=devices', '/shops/3101?tab=people']) {
      await openAt(page, path)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
      expect.soft(await barriers(page, theme), `${path}, ${theme}`).toEqual([])
    }
  }
  await close()
})
