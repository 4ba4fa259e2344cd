import { wholeLaneOnly } from '../lane.ts'
import type { Page } from '@playwright/test'
import { expectWellMade } from '../support/barriers.ts'
import { comeBack, join, memberOf, somebody } from '../support/member.ts'
import { codeFor } from '../support/outside/outbox.ts'
import { expect, test } from '../support/worlds/test.ts'
import { languages, type Language } from '../support/words/words.ts'

/** Each screen of a member by its address and what stands at its head. */
const screens = [
  { path: '/mine', tc: '我的', en: 'Account' },
  { path: '/personInfo', tc: '個人資料', en: 'Profile' },
  { path: '/editPas', tc: '更改密碼', en: 'Change password' },
  { path: '/vipcode', tc: '會員', en: 'Membership' },
  { path: '/score/1', tc: '積分', en: 'Points' },
  { path: '/myScore/1', tc: '積分記錄', en: 'Activity' },
  { path: '/devices', tc: '已登入裝置', en: 'Signed-in devices' },
  { path: '/passkeys', tc: '通行密鑰', en: 'Passkeys' },
  { path: '/creditCard/1', tc: '已存信用卡', en: 'Saved card' },
  { path: '/coupon/1', tc: '優惠券', en: 'Coupons' },
  { path: '/orderList', tc: '訂單記錄', en: 'My Orders' },
  { path: '/welcome', tc: '歡迎上船，Kitty', en: 'Welcome aboard, Kitty' },
  { path: '/service', tc: '幫助及條款', en: 'Help and terms' },
  { path: '/information', tc: '最新消息', en: 'News and notices' },
  { path: '/agreement', tc: '使用條款', en: 'Terms of use' },
  { path: '/privacy', tc: '私隱政策', en: 'Privacy policy' },
  { path: '/selectPlace', tc: '已儲存地址', en: 'Saved addresses' },
] as const

for (const language of languages) {
  test(
    `[2.5] [2.6] [2.7] [2.8] [2.9] [2.10] [2.11] [2.20] a member’s screens open, keep nobody out and fit the narrowest phone (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      await comeBack(page, await join())
      for (const { path, [language]: head } of screens) {
        await page.goto(`${path}?lang=${language}`)
        await expect(page.getByRole('heading', { level: 1, name: head, exact: true }), path).toBeVisible()
        await expectWellMade(page, path)
      }
      await page.goto('/information')
      await page.getByRole('main').getByRole('link').first().tap()
      await expect(page).toHaveURL(/\/infoDetail\?/)
      await expectWellMade(page, '/infoDetail')
      await page.goto('/infoDetail?id=taken-back')
      await expect(page.getByText(language === 'en' ? 'We cannot find this page.' : '找不到這篇內容。')).toBeVisible()
      await page.getByRole('main').getByRole('link').tap()
      await expect(page).toHaveURL(/\/information\?/)
      await page.goto('/mine')
      const { say, button } = memberOf(page, language)
      await button(say.logout).tap()
      await expect(button(say.logoutHere)).toBeVisible()
      await expectWellMade(page, 'log out')
      await page.keyboard.press('Escape')
      await button(say.remove).tap()
      await expect(page.getByText(say.kept)).toBeVisible()
      await expectWellMade(page, 'delete account')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: say.languageRow }).tap()
      await expectWellMade(page, 'language')
      await page.goto('/personInfo')
      await button(say.confirmEmail).tap()
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
      await expectWellMade(page, 'confirm the email')
    },
  )

  test(`the ways in keep nobody out and fit the narrowest phone (${language})`, wholeLaneOnly, async ({ page }) => {
    await waysIn(page, language)
  })
}

async function waysIn(page: Page, language: Language) {
  const who = somebody()
  const member = memberOf(page, language)
  const { say, field, button } = member
  await page.goto(`/login?lang=${language}`)
  await button(say.login).tap()
  await expectWellMade(page, 'login with errors')
  await member.knock({ phone: who.number }, who.password)
  await expect(page.getByRole('slider', { name: say.slider })).toBeVisible()
  await expectWellMade(page, 'puzzle')
  await button(say.smsInstead).tap()
  await expectWellMade(page, 'code instead')
  await page.goto('/forgot')
  await page.getByRole('textbox').fill(who.number)
  await expectWellMade(page, 'forgot')
  await button(say.sendCode).tap()
  await expect(field(say.code)).toBeVisible()
  await expectWellMade(page, 'reset')
  await page.goto('/register')
  const joiner = somebody()
  await field(say.phone).fill(joiner.number)
  await expectWellMade(page, 'register, phone')
  await button(say.sendCode).tap()
  await field(say.code).fill(await codeFor(joiner.phone))
  await expect(page.getByText(say.codeAccepted)).toBeVisible()
  await field(say.setPassword).fill('harbour')
  await page.keyboard.press('Enter')
  await expectWellMade(page, 'register, account')
  await button(say.terms).tap()
  const terms = page.getByRole('dialog')
  await expect(terms).toBeVisible()
  await expectWellMade(page, 'register, terms')
  await page.keyboard.press('Escape')
  await expect(terms).toBeHidden()
  await field(say.setPassword).fill(joiner.password)
  await field(say.confirmPassword).fill(joiner.password)
  await field(say.email).fill(joiner.email)
  await page.getByRole('checkbox', { name: say.agree }).check()
  await button(say.next).tap()
  await button(say.create).tap()
  await expectWellMade(page, 'register, about, with errors')
}
