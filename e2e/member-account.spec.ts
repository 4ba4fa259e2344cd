import { randomUUID } from 'node:crypto'
import { comeBack, join, loginElsewhere, memberOf } from './member.ts'
import { codeFor, messageCount } from './outbox.ts'
import { expect, test } from './test.ts'
import { languages } from './words.ts'

test.describe.configure({ timeout: 90_000 })

const flat = {
  building: 'Ngan Pak Mansion',
  district: 'Eastern',
  fullAddress: 'Ngan Pak Mansion, Taikoo Shing Road, Eastern',
  lat: 22.2866,
  lng: 114.2175,
  floor: '12',
  flat: 'B',
}

for (const language of languages) {
  test(`[1.23] [2.7] [3.1] [3.3] [5.12] a member changes the profile, and the button says what is wrong (${language})`, async ({
    page,
  }) => {
    const who = await join()
    await comeBack(page, who)
    const { say, field, button } = memberOf(page, language)
    await page.goto(`/personInfo?lang=${language}`)
    await expect(page.getByRole('radio', { name: say.title })).toBeChecked()
    await field(say.email).fill('kitty@example')
    await expect(page.getByText(say.fixEmail)).toBeVisible()
    await page.reload()
    await expect(field(say.email)).toHaveValue('kitty@example')
    await field(say.email).fill(`new.${who.email}`)
    await page.getByRole('combobox', { name: say.birthdayDay }).selectOption('31')
    await page.getByRole('combobox', { name: say.birthdayMonth }).selectOption('12')
    await page.getByRole('combobox', { name: say.birthdayYear }).selectOption('1990')
    await button(say.save).tap()
    await expect(page.getByText(say.saved)).toBeVisible()
    await page.reload()
    await expect(field(say.email)).toHaveValue(`new.${who.email}`)
    await expect(page.getByRole('combobox', { name: say.birthdayYear })).toHaveValue('1990')
  })

  test(`[1.23] [2.10] [2.11] the membership code, points and their history open from the account (${language})`, async ({ page }) => {
    await comeBack(page, await join())
    const { say } = memberOf(page, language)
    await page.goto(`/vipcode?lang=${language}`)
    await expect(page.getByRole('img', { name: say.qr })).toBeVisible()
    await expect(page.getByText('+320')).toBeVisible()
    await page.goto('/score/1')
    await expect(page.getByRole('heading', { level: 1, name: say.points })).toBeVisible()
    await page.goto('/myScore/1')
    await expect(page.getByText('+320')).toBeVisible()
  })

  test(`[1.23] whoever logs out leaves a clean guest’s device (${language})`, async ({ page }) => {
    await comeBack(page, await join())
    const { say, button } = memberOf(page, language)
    await page.goto(`/mine?lang=${language}`)
    await button(say.logout).tap()
    await button(say.logoutHere).tap()
    await expect(page.getByText(say.loggedOut)).toBeVisible()
    await page.goto('/mine')
    await expect(page.getByText(say.guest, { exact: true })).toBeVisible()
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept).not.toContain('Kitty')
    await page.goto('/vipcode')
    await expect(page).toHaveURL(/\/login\?page=/)
  })
}

test('[1.23] [2.8] a password is changed by whoever knows the old one', async ({ page }) => {
  const who = await join()
  await comeBack(page, who)
  const { say, field, button } = memberOf(page, 'en')
  await page.goto('/editPas?lang=en')
  await field(say.currentPassword).fill('Wrong#2026x')
  await field(say.newPassword).fill('Kitty*Chan88')
  await field(say.confirmNew).fill('Kitty*Chan88')
  await button(say.savePassword).tap()
  await expect(page.getByRole('textbox', { name: say.currentPassword })).toHaveAttribute('aria-invalid', 'true')
  await field(say.currentPassword).fill(who.password)
  await button(say.savePassword).tap()
  await expect(page).toHaveURL(/\/mine/)
})

test('[1.23] [4.3] whoever logs out everywhere ends every other device, which keeps its cart', async ({ browser, page }) => {
  const who = await join()
  await comeBack(page, who)
  const { say, button } = memberOf(page, 'en')
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  const cart = JSON.stringify({ state: { byBrand: {}, cutlery: true }, version: 0 })
  await elsewhere.addInitScript((text) => localStorage.setItem('cart-store', text), cart)
  await comeBack(elsewhere, await loginElsewhere(who))
  await memberOf(elsewhere, 'en').expectMember('Kitty Chan')
  await page.goto('/mine?lang=en')
  await button(say.logout).tap()
  await button(say.logoutEverywhere).tap()
  await expect(page.getByText(say.loggedOut)).toBeVisible()
  await elsewhere.goto('/personInfo')
  await expect(elsewhere).toHaveURL(/\/login\?.*page=3/)
  expect(await elsewhere.evaluate(() => localStorage.getItem('cart-store'))).toContain('"cutlery":true')
  await other.close()
})

test('[6.2] an address of this device goes with the account, and comes to the member’s next device', async ({ browser, page }) => {
  const who = await join()
  const kept = {
    addressCode: randomUUID(),
    tag: 'T01',
    isDefault: true,
    contact: { title: 'U04', name: 'Kitty', phone: '61234567' },
    address: flat,
  }
  await page.addInitScript(
    (text) => {
      if (!localStorage.getItem('addresses')) localStorage.setItem('addresses', text)
    },
    JSON.stringify({ state: { byBrand: { 31: [kept] } }, version: 0 }),
  )
  await comeBack(page, who)
  const joined = page.waitForResponse(/addressSave/)
  await page.goto('/mine?lang=en')
  await joined
  const next = await browser.newContext({ baseURL: process.env.HARBOUR_URL })
  const elsewhere = await next.newPage()
  await comeBack(elsewhere, who)
  await elsewhere.goto('/selectPlace?lang=en')
  await expect(elsewhere.getByText(flat.building).first()).toBeVisible()
  await next.close()
})

test('[1.24] an email is confirmed by the code that was sent there', async ({ page }) => {
  const who = await join()
  await comeBack(page, who)
  const { say, field, button } = memberOf(page, 'en')
  await page.goto('/personInfo?lang=en')
  const had = await messageCount(who.email)
  await button(say.confirmEmail).tap()
  await field(say.code).fill(await codeFor(who.email, had))
  await expect(page.getByText(say.emailConfirmed)).toBeVisible()
  await expect(button(say.confirmEmail)).toHaveCount(0)
})

test('[1.23] a member takes along all that is kept of them', async ({ page }) => {
  const who = await join()
  await comeBack(page, who)
  const { say } = memberOf(page, 'en')
  await page.goto('/mine?lang=en')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: say.exportData }).tap()
  const stream = await (await saved).createReadStream()
  const text = (await stream.toArray()).join('')
  expect(text).toContain(who.email)
})

test('[1.23] whoever deletes the account is told what is kept, and cannot log in again', async ({ page }) => {
  const who = await join()
  await comeBack(page, who)
  const member = memberOf(page, 'en')
  const { say, field, button } = member
  await page.goto('/mine?lang=en')
  await button(say.remove).tap()
  await expect(page.getByText(say.kept)).toBeVisible()
  await field(say.password).fill('Wrong#2026x')
  await button(say.removeConfirm).tap()
  await expect(field(say.password)).toHaveAttribute('aria-invalid', 'true')
  await field(say.password).fill(who.password)
  await button(say.removeConfirm).tap()
  await expect(page.getByText(say.removed)).toBeVisible()
  await page.goto('/login')
  await member.knock({ phone: who.number }, who.password)
  await member.passByKeys()
  await expect(page.getByText(say.loginFailed)).toBeVisible()
})
