import { wholeLaneOnly } from '../lane.ts'
import type { Page, Request } from '@playwright/test'
import { expectWellMade } from '../support/barriers.ts'
import { dishes } from '../support/chain.ts'
import { couponWords } from '../support/words/coupon-words.ts'
import { guestOf } from '../support/guest.ts'
import { endOthers, join, memberOf } from '../support/member.ts'
import { comeFromPartner, logOutOfPartner, partnerPhone, partnerUrl, partnerWords } from '../support/outside/partner.ts'
import { expect, test } from '../support/worlds/test.ts'
import { languages, type Language } from '../support/words/words.ts'

/** A guest of the partner's reads one language from the start. */
const read = (page: Page, language: Language) => page.goto(`/home?lang=${language}`)

const kept = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

for (const language of languages) {
  const say = partnerWords[language]

  test(`[1.10] [2.37] [3.21] [4.37] [6.4] [7.20] [9.10] [9.17] whoever comes from the partner’s app finds its frame, card and coupons (${language})`, async ({
    page,
  }) => {
    const phone = partnerPhone()
    await read(page, language)
    const seen: Request[] = []
    page.on('request', (request) => seen.push(request))
    await comeFromPartner(page, phone)
    await expect(page.getByText(say.inside)).toBeVisible()
    await expect(page).not.toHaveURL(/idtoken/)
    await expect(page.getByRole('region', { name: say.member })).toContainText(say.ending(phone.slice(-4)))
    const coupons = page.getByRole('region', { name: say.coupons })
    await expect(coupons.getByRole('article')).toHaveCount(3)
    await expect(page.getByText(say.only)).toBeVisible()
    const { tabBar, tabs } = guestOf(page, language).say
    const bar = page.getByRole('navigation', { name: tabBar })
    for (const name of [tabs[1], tabs[2]])
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-disabled', 'true')
    for (const name of [tabs[0], tabs[3]])
      await expect(bar.getByRole('link', { name, exact: true })).not.toHaveAttribute('aria-disabled', 'true')
    const opening = seen.map((request) => request.url()).filter((url) => url.includes('idtoken'))
    expect(opening.filter((url) => !/^[^?]*\/(home)?\?idtoken=/.test(url))).toEqual([])
    const begun = (name: string) => seen.find((request) => request.url().endsWith(name))?.timing().startTime ?? 0
    expect(begun('yuuVoucherGet') - begun('yuuSessionOpen')).toBeGreaterThanOrEqual(500)
    expect(await kept(page)).not.toContain('eyJ')
    await expectWellMade(page, 'partner home')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ipcity'))).not.toBeNull()
    await page.reload()
    await expect(coupons.getByRole('article')).toHaveCount(3)
    await page.getByRole('button', { name: say.close }).tap()
    await expect(page).toHaveURL(partnerUrl('/app'))
  })

  test(
    `[2.40] [8.8] a token that was used or has ended asks for the partner’s login, which leads back (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const phone = partnerPhone()
      await read(page, language)
      await comeFromPartner(page, phone, 'a token that has ended')
      const asked = page.getByRole('alertdialog', { name: say.loginTitle })
      await expectWellMade(page, 'partner login')
      await asked.getByRole('button', { name: say.without }).tap()
      await expect(asked).toBeHidden()
      await page.reload()
      await asked.getByRole('button', { name: say.login }).tap()
      await expect(page).toHaveURL(partnerUrl('/app'))
      await comeFromPartner(page, phone)
      const coupons = page.getByRole('region', { name: say.coupons })
      await expect(coupons.getByRole('article')).toHaveCount(3)
      await page.goto(partnerUrl('/app'))
      await comeFromPartner(page, phone, 'the last token once more')
      await expect(asked).toBeVisible()
    },
  )

  test(
    `[6.4] [7.18] [7.19] the partner’s address and phone serve the order, and a login that ends keeps the cart (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const phone = partnerPhone()
      await read(page, language)
      await comeFromPartner(page, phone)
      const guest = guestOf(page, language)
      const delivery = page.getByRole('radio', { name: guest.say.ways.delivery })
      await delivery.tap()
      await expect(delivery).toBeChecked()
      await page.getByRole('link', { name: guest.say.start }).tap()
      await page.getByRole('list', { name: say.places }).getByRole('button').tap()
      await guest.addSome(dishes.chicken, 2)
      await guest.cartBar().tap()
      await guest.cart().getByRole('link', { name: guest.say.checkOut }).tap()
      await expect(page.getByRole('heading', { level: 1, name: guest.say.confirmOrder })).toBeVisible()
      await expect(page.getByRole('textbox', { name: guest.say.phone, exact: true })).toHaveValue(
        new RegExp(`${phone.slice(0, 4)} ?${phone.slice(4)}`),
      )
      await logOutOfPartner(phone)
      await page.goto('/home')
      const asked = page.getByRole('alertdialog', { name: say.loginTitle })
      await asked.getByRole('button', { name: say.without }).tap()
      await expect.poll(() => page.evaluate(() => localStorage.getItem('yuuParam'))).toContain('"isYuuGuestKeyLose":true')
      await page.getByRole('link', { name: guest.say.start }).tap()
      await expect(guest.cartBar()).toBeVisible()
      await page.goto('/confirmorder/2')
      const savings = page.getByRole('region', { name: couponWords[language].savings })
      await expect(savings.getByRole('button').filter({ hasNotText: couponWords[language].promo }).first()).toBeVisible()
      await expect(savings).not.toContainText(couponWords[language].loginForThem)
    },
  )

  test(
    `[3.1] [6.4] a member who comes with the card links it, takes that back in the account, and is asked for no coupons of ours (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const member = await join()
      await read(page, language)
      await beAt(page, { ...member, user: null })
      const phone = partnerPhone()
      await comeFromPartner(page, phone)
      const ours: string[] = []
      page.on('request', (request) => request.url().endsWith('.voucherGet') && ours.push(request.url()))
      const card = page.getByRole('region', { name: say.member })
      await expect(card.getByRole('link', { name: say.logInToLink })).toBeVisible()
      await beAt(page, { ...member, user: member })
      await page.goto('/home')
      await card.getByRole('button', { name: say.link }).tap()
      await expect(card).toContainText(say.linked)
      const { tabBar, tabs } = guestOf(page, language).say
      await page.getByRole('navigation', { name: tabBar }).getByRole('link', { name: tabs[3], exact: true }).tap()
      const row = page.getByRole('region', { name: say.row })
      await expect(row).toContainText(say.ending(phone.slice(-4)))
      await row.getByRole('button', { name: say.unlink }).tap()
      await expect(row).toBeHidden()
      expect(ours).toEqual([])
    },
  )

  test(
    `[4.3] a member whose session ends inside the partner’s app leaves nothing there and is asked to log in; the partner’s coupons stay (${language})`,
    wholeLaneOnly,
    async ({ browser, page }) => {
      const member = await join()
      await read(page, language)
      await comeFromPartner(page, partnerPhone())
      await expect(page.getByRole('region', { name: say.coupons }).getByRole('article')).toHaveCount(3)
      await beAt(page, { ...member, user: member })
      await page.evaluate(() => localStorage.setItem('contact', '{"state":{"byBrand":{"31":{"name":"Kitty","phone":""}}}}'))
      await page.goto('/mine')
      await memberOf(page, language).expectMember('Kitty Chan')
      await endOthers(browser, member)
      await page.goto('/personInfo')
      await expect(page).toHaveURL(/\/login\?.*page=3/)
      await expect(page.getByText(memberOf(page, language).say.loginTitle)).toBeVisible()
      await expect.poll(() => kept(page)).not.toContain('Kitty')
      await page.goto('/home')
      await expect(page.getByText(say.inside)).toBeVisible()
      await expect(page.getByRole('region', { name: say.coupons }).getByRole('article')).toHaveCount(3)
    },
  )
}

type At = { deviceId: string; user: { userId: string; phone: string; accessCode: string } | null }

/** This browser is that device, and signed in as that member or nobody; said where no page of the app is open that would write its own over it. */
async function beAt(page: Page, { deviceId, user }: At) {
  const known = user && { userId: user.userId, phone: user.phone, accessCode: user.accessCode, visitor: false }
  const text = JSON.stringify({ state: { deviceId, user: known, secretKey: '' }, version: 0 })
  await page.goto('/healthz')
  await page.evaluate((store) => localStorage.setItem('store', store), text)
}
