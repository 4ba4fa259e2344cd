import { wholeLaneOnly } from '../lane.ts'
import { comeBack, join, loginElsewhere, memberOf } from '../support/member.ts'
import { codeFor, messageCount } from '../support/outside/outbox.ts'
import { expect, test } from '../support/worlds/test.ts'
import { languages, words } from '../support/words/words.ts'

for (const language of languages) {
  test(
    `[1.23] [2.8] [3.1] [3.3] [5.12] a member changes the profile, and the button says what is wrong (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
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
    },
  )

  test(`[2.2] [3.1] home greets a member by name, until they log out (${language})`, wholeLaneOnly, async ({ page }) => {
    const who = await join()
    await comeBack(page, who)
    await page.goto(`/home?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1, name: who.firstName })).toBeVisible()
    const { say, button } = memberOf(page, language)
    await page.goto('/mine')
    await button(say.logout).tap()
    await button(say.logoutHere).tap()
    await expect(page.getByText(say.loggedOut)).toBeVisible()
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].greeting)
  })

  test(
    `[1.23] [2.10] [2.11] the membership code, points and their history open from the account (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      await comeBack(page, await join())
      const { say } = memberOf(page, language)
      await page.goto(`/vipcode?lang=${language}`)
      await expect(page.getByRole('img', { name: say.qr })).toBeVisible()
      await expect(page.getByText('+320')).toBeVisible()
      await page.goto('/score/1')
      await expect(page.getByRole('heading', { level: 1, name: say.points })).toBeVisible()
      await page.goto('/myScore/1')
      await expect(page.getByText('+320')).toBeVisible()
    },
  )

  test(`[1.23] whoever logs out leaves a clean guest’s device (${language})`, async ({ page }) => {
    await comeBack(page, await join())
    const { say, button } = memberOf(page, language)
    await page.goto(`/mine?lang=${language}`)
    await button(say.logout).tap()
    await button(say.logoutHere).tap()
    await expect(page.getByText(say.loggedOut)).toBeVisible()
    await page.goto('/mine')
    await expect(page.getByText(say.guest, { exact: true })).toBeVisible()
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Kitty')
    await page.goto('/vipcode')
    await expect(page).toHaveURL(/\/login\?page=/)
  })
}

for (const language of languages) {
  test(
    `[1.4] [1.5] [1.23] region and language are switched on the account, which stays signed in (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      await comeBack(page, await join())
      const { say } = memberOf(page, language)
      const other = language === 'tc' ? 'en' : 'tc'
      await page.goto(`/mine?lang=${language}`)
      await page.getByRole('button', { name: say.languageRow }).tap()
      await page.getByRole('dialog').getByRole('radio', { name: words[other].languageName }).tap()
      await expect(page.getByText(memberOf(page, other).say.member('Kitty Chan'))).toBeVisible()
      await page.getByRole('button', { name: memberOf(page, other).say.regionRow }).tap()
      await page.getByRole('dialog').getByRole('radio', { name: words[other].regions.macau }).tap()
      await expect(page).toHaveURL(/\/home/)
      await memberOf(page, other).expectMember('Kitty Chan')
    },
  )

  test(`[1.23] [2.9] [5.10] a password is changed by whoever knows the old one (${language})`, wholeLaneOnly, async ({ page }) => {
    const who = await join()
    await comeBack(page, who)
    const { say, field, button } = memberOf(page, language)
    await page.goto(`/editPas?lang=${language}`)
    await field(say.currentPassword).fill('Wrong#2026x')
    await field(say.newPassword).fill('Kitty*Chan88')
    await field(say.confirmNew).fill('Kitty*Chan89')
    await button(say.savePassword).tap()
    await expect(field(say.confirmNew)).toHaveAttribute('aria-invalid', 'true')
    await field(say.confirmNew).fill('Kitty*Chan88')
    await button(say.savePassword).tap()
    await expect(page.getByRole('textbox', { name: say.currentPassword })).toHaveAttribute('aria-invalid', 'true')
    await field(say.currentPassword).fill(who.password)
    await button(say.savePassword).tap()
    await expect(page).toHaveURL(/\/mine/)
  })

  test(
    `[1.23] [4.3] whoever logs out everywhere ends every other device, which keeps its cart (${language})`,
    wholeLaneOnly,
    async ({ browser, page }) => {
      const who = await join()
      await comeBack(page, who)
      const { say, button } = memberOf(page, language)
      const other = await browser.newContext()
      const elsewhere = await other.newPage()
      const cart = JSON.stringify({ state: { byBrand: {}, cutlery: true }, version: 0 })
      await elsewhere.addInitScript((text) => localStorage.setItem('cart-store', text), cart)
      await comeBack(elsewhere, await loginElsewhere(who))
      await memberOf(elsewhere, language).expectMember('Kitty Chan')
      // A screen that asks nothing meanwhile: the account would hear of it by itself.
      await elsewhere.goto('/agreement')
      await page.goto(`/mine?lang=${language}`)
      await button(say.logout).tap()
      await button(say.logoutEverywhere).tap()
      await expect(page.getByText(say.loggedOut)).toBeVisible()
      await elsewhere.goto('/personInfo')
      await expect(elsewhere).toHaveURL(/\/login\?.*page=3/)
      await expect.poll(() => elsewhere.evaluate(() => localStorage.getItem('cart-store'))).toContain('"cutlery":true')
      await other.close()
    },
  )

  test(
    `[1.24] an email is confirmed by the code that was sent there, and then sets a forgotten password anew (${language})`,
    wholeLaneOnly,
    async ({ browser, page }) => {
      const who = await join()
      await comeBack(page, who)
      const { say, field, button } = memberOf(page, language)
      await page.goto(`/personInfo?lang=${language}`)
      const had = await messageCount(who.email)
      await button(say.confirmEmail).tap()
      await field(say.code).fill(await codeFor(who.email, had))
      await expect(page.getByText(say.emailConfirmed)).toBeVisible()
      await expect(button(say.confirmEmail)).toHaveCount(0)

      const other = await browser.newContext({ baseURL: process.env.HARBOUR_URL, hasTouch: true })
      const lost = await other.newPage()
      const forgetful = memberOf(lost, language)
      await lost.goto(`/forgot?page=mine&lang=${language}`)
      await lost.getByRole('radio', { name: say.byEmail }).check()
      await lost.getByRole('textbox').fill(who.email)
      const before = await messageCount(who.email)
      await forgetful.button(say.sendCode).tap()
      await forgetful.field(say.code).fill(await codeFor(who.email, before))
      await expect(lost.getByText(say.codeAccepted)).toBeVisible()
      await forgetful.field(say.newPassword).fill('Kitty*Chan88')
      await forgetful.field(say.confirmNew).fill('Kitty*Chan88')
      await forgetful.button(say.saveAndLogin).tap()
      await expect(lost).toHaveURL(/\/mine/)
      await expect(lost.getByText(say.member('Kitty Chan'))).toBeVisible()
      await other.close()
    },
  )

  test(`[1.23] a member takes along all that is kept of them (${language})`, wholeLaneOnly, async ({ page }) => {
    const who = await join()
    await comeBack(page, who)
    const { say } = memberOf(page, language)
    await page.goto(`/mine?lang=${language}`)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: say.exportData }).tap()
    const stream = await (await saved).createReadStream()
    const text = (await stream.toArray()).join('')
    expect(text).toContain(who.email)
  })

  test(
    `[1.23] whoever deletes the account is told what is kept, and cannot log in again (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const who = await join()
      await comeBack(page, who)
      const member = memberOf(page, language)
      const { say, field, button } = member
      await page.goto(`/mine?lang=${language}`)
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
    },
  )
}
