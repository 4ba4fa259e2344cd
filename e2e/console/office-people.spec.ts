import { brandIds } from '@harbour/rules'
import type { Page } from '@playwright/test'
import { wholeLaneOnly } from '../lane.ts'
import { barriers } from '../support/barriers.ts'
import { guestOf } from '../support/guest.ts'
import { comeBack, join } from '../support/member.ts'
import { openOffice } from '../support/office.ts'
import type { Shop } from '../support/chain.ts'
import { withAuthenticator } from '../support/outside/authenticator.ts'
import { payerOf } from '../support/payer.ts'
import { officeWords } from '../support/words/office-words.ts'
import { peopleWords } from '../support/words/people-words.ts'
import { expect, test } from '../support/worlds/test.ts'

// A shop of these tests alone.
const shop: Shop = { storeId: '3331', tc: '', en: '' }

test('a complaint is answered with a part refund and goodwill, and the story tells it', wholeLaneOnly, async ({ page, browser }) => {
  const say = peopleWords.en
  const member = await join()
  await comeBack(page, member)
  const payer = payerOf(guestOf(page, 'en'))
  await payer.fillCart(shop)
  await payer.toProvider('alipay')
  await payer.approve()
  await payer.expectPlaced()
  const { page: desk, close } = await openOffice(browser, { role: 'support', language: 'en' })
  await desk.goto('/console/office/support')
  await desk.getByRole('searchbox', { name: say.field }).fill(member.phone)
  await desk.getByRole('button', { name: say.search, exact: true }).click()
  await desk.getByRole('table', { name: say.orders }).getByRole('link').first().click()
  await expect(desk.getByRole('heading', { name: say.story })).toBeVisible()

  await desk.getByRole('button', { name: say.refund, exact: true }).click()
  const refund = desk.getByRole('dialog')
  await refund.getByRole('checkbox').first().check()
  await refund.getByRole('textbox', { name: say.words }).fill('cold when it came')
  await expectNoBarriers(desk, 'a refund')
  await refund.getByRole('button', { name: say.refundGo }).click()
  await expect(refund).toBeHidden()

  await desk.getByRole('button', { name: say.goodwill }).click()
  const goodwill = desk.getByRole('dialog')
  await goodwill.getByRole('textbox', { name: say.points }).fill('100')
  await goodwill.getByRole('textbox', { name: say.words }).fill('an hour late')
  await goodwill.getByRole('button', { name: say.give, exact: true }).click()
  await expect(goodwill).toBeHidden()

  await desk.getByRole('button', { name: say.unmask, exact: true }).click()
  const unmask = desk.getByRole('dialog')
  await unmask.getByRole('textbox', { name: say.words }).fill('to say sorry')
  await unmask.getByRole('button', { name: say.unmaskGo }).click()
  await expect(desk.getByText(say.unmasked)).toBeVisible()
  await expect(desk.getByText(member.email)).toBeVisible()
  for (const words of ['cold when it came', 'an hour late', 'to say sorry']) await expect(desk.getByText(words)).toBeVisible()
  await expectNoBarriers(desk, 'an order')
  await close()
})

test('somebody is invited, and once they are dismissed their sessions end at once', wholeLaneOnly, async ({ browser }) => {
  const say = peopleWords.tc
  const admin = await openOffice(browser, { role: 'admin', language: 'tc', brand: brandIds.hongKong })
  const account = `${crypto.randomUUID()}@office.example`
  await admin.page.goto('/console/office/staff')
  await admin.page.getByRole('button', { name: say.invite }).click()
  const invite = admin.page.getByRole('dialog')
  await invite.getByRole('textbox', { name: say.name }).fill('謝玉')
  await invite.getByRole('textbox', { name: say.account }).fill(account)
  await invite.getByRole('button', { name: say.addRole }).click()
  await invite.getByRole('combobox', { name: say.role, exact: true }).selectOption({ label: say.support })
  await invite.getByRole('combobox', { name: say.scope }).selectOption({ label: say.wholeChain })
  await invite.getByRole('button', { name: say.invite, exact: true }).click()
  const link = await admin.page.getByRole('textbox', { name: say.link }).inputValue()
  await admin.page.getByRole('button', { name: say.close }).click()

  const other = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-HK' })
  await other.goto(link)
  await other.getByLabel(say.password).fill('Harbour-lights-9')
  await other.getByRole('button', { name: say.join, exact: true }).click()
  await other.getByRole('link', { name: say.atSupport, exact: true }).click()
  await expect(other.getByRole('heading', { level: 1, name: say.findOrder })).toBeVisible()

  await admin.page.getByRole('link', { name: account }).click()
  await admin.page.getByRole('button', { name: say.dismiss, exact: true }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: say.dismiss, exact: true }).click()
  await expect(admin.page.getByText(say.dismissed('謝玉'))).toBeVisible()
  await other.getByRole('searchbox').fill('A101')
  await other.keyboard.press('Enter')
  await expect(other.getByRole('heading', { name: say.signIn })).toBeVisible()
  await other.close()

  await admin.page.goto(`/console/office/audit?q=${encodeURIComponent(account)}`)
  await admin.page.getByText(say.changedPerson).first().click()
  await expect(admin.page.getByRole('columnheader', { name: say.auditField }).first()).toBeVisible()
  await admin.close()
})

test('the screens of guests and people are without barriers, light and dark', wholeLaneOnly, async ({ browser }) => {
  const { page, close } = await openOffice(browser, { role: 'admin', language: 'en' })
  for (const path of [
    '/support?q=nothing',
    '/support?tab=waiting',
    '/members',
    '/members?tab=requests',
    '/staff',
    '/staff?tab=roles',
    '/audit',
    '/account',
  ]) {
    await page.goto(`/console/office${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoBarriers(page, path)
  }
  await close()
})

test('somebody makes a passkey of their own, and comes back by it', wholeLaneOnly, async ({ browser }) => {
  const { t, beginsWith } = officeWords.en
  // A passkey belongs to a name, and 127.0.0.1 is none.
  const baseURL = (process.env.HARBOUR_URL ?? '').replace('127.0.0.1', 'localhost')
  const { page, person, close } = await openOffice(browser, { role: 'menu', language: 'en', baseURL })
  await withAuthenticator(page)
  await page.goto('/console/office/account')
  await page.getByRole('button', { name: t('people_add_passkey') }).click()
  await expect(page.getByText(beginsWith('people_passkey_made'))).toBeVisible()
  await page.getByRole('button', { name: t('office_sign_out'), exact: true }).click()
  await page.getByRole('button', { name: beginsWith('office_passkey') }).click()
  await expect(page.getByText(person.name).first()).toBeVisible()
  await page.goto('/console/office/account')
  await expect(page.getByText(beginsWith('people_used_at'))).toBeVisible()
  await close()
})

async function expectNoBarriers(page: Page, screen: string) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme)
    expect.soft(await barriers(page, theme), `${screen}, ${theme}`).toEqual([])
  }
}
