import { wholeLaneOnly } from '../lane.ts'
import { dishes, nganPakMansion, options, shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { comeBack, join, loginElsewhere, memberOf } from '../support/member.ts'
import { codeFor, messageCount } from '../support/outside/outbox.ts'
import { expect, test } from '../support/worlds/test.ts'
import { languages } from '../support/words/words.ts'

for (const language of languages) {
  test(`[1.24] [2.3] a guest with a cart logs in by phone and puzzle keys, and comes back to it (${language})`, async ({ page }) => {
    const who = await join()
    const member = memberOf(page, language)
    const { say } = member
    const guest = guestOf(page, language)
    await guest.atMenu({ shop: shops.mongKok, cart: [dishes.chicken] })
    await page.goto(`/login?page=/orderFood/1&lang=${language}`)
    await member.button(say.login).tap()
    await expect(page.getByText(say.phoneMissing)).toBeVisible()
    await expect(page.getByText(say.passwordMissing)).toBeVisible()
    await member.knock({ phone: who.number }, 'Wrong#2026x')
    await member.passByKeys()
    await expect(page.getByText(say.loginFailed)).toBeVisible()
    await member.knock({ phone: who.number }, who.password)
    await member.passByKeys()
    await expect(page).toHaveURL(/\/orderFood\/1/)
    await expect(guest.cartBar()).toBeVisible()
    await member.expectMember('Kitty Chan')
  })
}

for (const language of languages) {
  test(`[1.24] an email and its password let a member in as the phone does (${language})`, wholeLaneOnly, async ({ page }) => {
    const who = await join()
    const member = memberOf(page, language)
    await page.goto(`/login?page=mine&lang=${language}`)
    await member.knock({ email: who.email }, who.password)
    await member.passByKeys()
    await expect(page.getByText(member.say.member('Kitty Chan'))).toBeVisible()
  })
}

for (const language of languages) {
  test(
    `[1.24] [4.3] [5.10] [8.2] [8.5] a forgotten password is set anew by a code, and the other device is asked to log in (${language})`,
    wholeLaneOnly,
    async ({ browser, page }) => {
      const who = await join()
      const other = await browser.newContext()
      const old = await other.newPage()
      await comeBack(old, who)
      await memberOf(old, language).expectMember('Kitty Chan')

      const member = memberOf(page, language)
      const { say, field, button } = member
      await page.goto(`/login?lang=${language}`)
      await page.getByRole('link', { name: say.forgot }).tap()
      await expect(page.getByRole('heading', { level: 1, name: say.reset })).toBeVisible()
      await page.getByRole('textbox').fill(who.number)
      const had = await messageCount(who.phone)
      await button(say.sendCode).tap()
      await field(say.code).fill(await codeFor(who.phone, had))
      await expect(page.getByText(say.codeAccepted)).toBeVisible()
      await field(say.newPassword).fill('Kitty*Chan88')
      await field(say.confirmNew).fill('Kitty*Chan89')
      await expect(field(say.confirmNew)).toHaveAttribute('aria-invalid', 'true')
      await expect(button(say.saveAndLogin)).toBeDisabled()
      await field(say.confirmNew).fill('Kitty*Chan88')
      await button(say.saveAndLogin).tap()
      await expect(page).toHaveURL(/\/home/)
      await member.expectMember('Kitty Chan')

      await old.evaluate(() => localStorage.setItem('contact', '{"state":{"byBrand":{"31":{"name":"Kitty","phone":""}}}}'))
      await old.goto('/personInfo')
      await expect(old.getByText(say.loginAgain)).toBeVisible()
      await expect(old).toHaveURL(/\/login\?.*page=3/)
      await expect(old.getByText(memberOf(old, language).say.loginTitle)).toBeVisible()
      await expect.poll(() => old.evaluate(() => JSON.stringify(localStorage))).not.toContain('Kitty')
      await other.close()
    },
  )
}

for (const language of languages) {
  test(
    `[1.13] [1.14] [3.2] [6.2] a guest’s cart, address and order on its way pass to the account they log in to (${language})`,
    wholeLaneOnly,
    async ({ browser, page }) => {
      const who = await join()
      const member = memberOf(page, language)
      const guest = guestOf(page, language)
      await guest.open('delivery')
      await guest.deliverToNganPak()
      await guest.add(dishes.pepperoni, [options.twelveInch, options.classicCrust])
      await guest.checkOut()
      await guest.sayDoor()
      await guest.sayWho()
      const orderId = await guest.place()
      await page.goto('/orderFood/2')
      await guest.addAtOnce(dishes.chicken)
      await expect(guest.cartBar()).toContainText('$40')

      await page.goto('/login?page=/orderFood/2')
      const kept = page.waitForResponse(/addressSave/)
      await member.knock({ phone: who.number }, who.password)
      await member.passByKeys()
      await expect(page.getByText(member.say.ordersTaken)).toBeVisible()
      await expect(page).toHaveURL(/\/orderFood\/2/)
      await expect(guest.cartBar()).toContainText('$40')
      await kept
      await page.goto('/orderList')
      await expect(page.getByRole('article')).toHaveCount(1)
      await page.goto(`/orderDetail/${orderId}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: guest.say.missingOrder })).toHaveCount(0)

      const next = await browser.newContext({ baseURL: process.env.HARBOUR_URL })
      const elsewhere = await next.newPage()
      await comeBack(elsewhere, await loginElsewhere(who))
      await elsewhere.goto(`/selectPlace?lang=${language}`)
      const card = elsewhere.getByRole('list', { name: member.say.savedAddresses })
      await expect(card).toContainText(nganPakMansion.building[language])
      await expect(card).toContainText('Kitty Chan')
      await next.close()
    },
  )

  test(`[1.23] a member sees every device that is signed in, and ends the others (${language})`, wholeLaneOnly, async ({ page }) => {
    const who = await join()
    await comeBack(page, who)
    const member = memberOf(page, language)
    const { say } = member
    await page.goto(`/devices?lang=${language}`)
    await loginElsewhere(who)
    await page.reload()
    await expect(page.getByRole('listitem')).toHaveCount(2)
    await member.button(say.others).tap()
    await expect(page.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByText(say.thisDevice)).toBeVisible()
  })
}

test('[2.43] [6.2] a member’s links carry the user id, in base64 twice', async ({ page }) => {
  const who = await join()
  await comeBack(page, who)
  await page.goto('/mine?lang=en')
  await page.getByRole('link', { name: 'Profile' }).tap()
  await expect(page).toHaveURL(/_index=/)
  const index = new URL(page.url()).searchParams.get('_index') ?? ''
  expect(atob(atob(index))).toBe(who.userId)
})
