import { wholeLaneOnly } from '../lane.ts'
import { dishes, shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { codeFor } from '../support/outside/outbox.ts'
import { memberOf, somebody } from '../support/member.ts'
import { expect, test } from '../support/worlds/test.ts'
import { languages } from '../support/words/words.ts'

for (const language of languages) {
  test(
    `[1.24] [2.4] [5.9] [5.10] [5.12] a guest joins, orders, and finds the order and its points (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const member = memberOf(page, language)
      const { say, field, button } = member
      const who = somebody()
      await page.goto(`/login?page=home&lang=${language}`)
      await page.getByRole('link', { name: say.join }).tap()
      await expect(page.getByRole('heading', { level: 1, name: say.register })).toBeVisible()
      await button(say.sendCode).tap()
      await expect(page.getByText(say.phoneMissing)).toBeVisible()
      await field(say.phone).fill('6123')
      await expect(page.getByText(say.phoneWrong)).toBeVisible()
      await field(say.phone).fill(who.number)
      await button(say.sendCode).tap()

      const code = await codeFor(who.phone)
      await field(say.code).fill(code === '000000' ? '000001' : '000000')
      await expect(page.getByText(say.codeWrong)).toBeVisible()
      await field(say.code).fill(code)
      await expect(page.getByText(say.codeAccepted)).toBeVisible()
      await field(say.setPassword).fill('harbour2026')
      await expect(page.getByText(say.ruleMet)).toHaveCount(2)
      await field(say.setPassword).fill(who.password)
      await expect(page.getByText(say.ruleMet)).toHaveCount(4)
      await field(say.confirmPassword).fill('Harbour#202')
      await expect(page.getByText(say.mismatch)).toBeVisible()
      await field(say.confirmPassword).fill(who.password)
      await expect(page.getByText(say.mismatch)).toHaveCount(0)
      await field(say.email).fill(who.email)
      await page.getByRole('checkbox', { name: say.agree }).check()
      await button(say.next).tap()

      await field(say.first).fill(who.firstName)
      await field(say.last).fill(who.lastName)
      await page.getByRole('radio', { name: say.title }).check()
      await button(say.create).tap()
      await expect(page.getByRole('heading', { level: 1, name: say.welcome(who.firstName) })).toBeVisible()
      await expect(page.getByRole('region', { name: say.gift }).getByRole('article')).toHaveCount(3)
      await button(say.startOrder).tap()
      await expect(page).toHaveURL(/\/home/)

      const guest = guestOf(page, language)
      await guest.atConfirmation({ shop: shops.mongKok, cart: [dishes.chicken] })
      await expect(page.getByRole('button', { name: guest.say.guestLine })).toContainText(`${who.firstName} ${who.lastName}`)
      await guest.place()
      await page.goto('/orderList')
      await expect(page.getByRole('heading', { level: 1, name: say.myOrders })).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(1)
      await page.locator('label', { hasText: say.delivery }).tap()
      await expect(page.getByText(say.noSuchOrders)).toBeVisible()
      await page.locator('label', { hasText: say.takeaway }).tap()
      await expect(page.getByRole('article')).toHaveCount(1)
      await page.goto('/score/1')
      await expect(page.getByText('+320')).toBeVisible()
    },
  )
}

for (const language of languages) {
  test(
    `[2.46] what was filled in to join lasts through a reload, and ends on the screen of the agreement (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const { say, field, button } = memberOf(page, language)
      const who = somebody()
      await page.goto(`/register?lang=${language}`)
      await field(say.phone).fill(who.number)
      await button(say.sendCode).tap()
      await field(say.email).fill(who.email)
      await page.reload()
      await expect(field(say.email)).toHaveValue(who.email)
      await button(say.terms).tap()
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(field(say.email)).toHaveValue(who.email)
      await page.goto('/agreement')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { name: say.registerPhone })).toBeVisible()
      await expect(field(say.phone)).toHaveValue('')
    },
  )
}
