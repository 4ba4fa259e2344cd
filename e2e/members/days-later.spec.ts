import { wholeLaneOnly } from '../lane.ts'
import { withAuthenticator } from '../support/outside/authenticator.ts'
import { expectWellMade } from '../support/barriers.ts'
import { comeBack, join, memberOf, somebody, type SignedInMember } from '../support/member.ts'
import { expect, test } from '../support/worlds/clock-world.ts'
import { languages } from '../support/words/words.ts'

/** Members join at the end of November; what follows happens in December, when the terms are no longer those. */
const members: SignedInMember[] = []

test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ clock }) => {
  for (let count = 0; count < 4; count++) members.push(await join(somebody()))
  await clock.goOnTo(Date.parse('2026-12-02T12:00:00+08:00'))
})

function nextMember(): SignedInMember {
  const member = members.pop()
  if (!member) throw new Error('all members are taken')
  return member
}

for (const language of languages) {
  test(
    `[1.24] [5.12] terms that changed are agreed to anew, at the login or on the account (${language})`,
    wholeLaneOnly,
    async ({ browser, page }) => {
      const who = nextMember()
      const member = memberOf(page, language)
      const { say, button } = member
      await page.goto(`/login?lang=${language}`)
      await member.knock({ phone: who.number }, who.password)
      await member.passByKeys()
      await expect(page).toHaveURL(/\/home/)
      const asked = page.getByRole('dialog', { name: say.termsChanged })
      await expect(asked).toBeVisible()
      await expectWellMade(page, 'terms anew')
      await expect(asked.getByRole('listitem').or(asked.getByRole('button', { name: say.terms }))).toHaveCount(1)
      await asked.getByRole('button', { name: say.terms }).tap()
      await expect(page.getByRole('heading', { name: say.newTerms })).toBeVisible()
      await page.keyboard.press('Escape')
      await button(say.readLater).tap()
      await expect(asked).toBeHidden()
      await member.expectMember('Kitty Chan')
      await expect(asked).toBeHidden()

      // The next visit, on the device where they joined.
      const next = await browser.newContext({ baseURL: process.env.HARBOUR_URL })
      const later = await next.newPage()
      await comeBack(later, who)
      await later.goto(`/home?lang=${language}`)
      await later.getByRole('navigation').getByRole('link', { name: say.account }).click()
      const again = later.getByRole('dialog', { name: say.termsChanged })
      await again.getByRole('button', { name: say.iAgree }).click()
      await expect(later.getByText(say.agreedAnew)).toBeVisible()
      await later.reload()
      await expect(later.getByText(say.member('Kitty Chan'))).toBeVisible()
      await expect(again).toBeHidden()
      await later.goto(`/personInfo`)
      await later.goto(`/mine`)
      await expect(later.getByText(say.member('Kitty Chan'))).toBeVisible()
      await expect(again).toBeHidden()
      await next.close()
    },
  )

  test(`[1.24] days after the login a passkey asks for the password (${language})`, wholeLaneOnly, async ({ page, baseURL }) => {
    const who = nextMember()
    const { say, field, button } = memberOf(page, language)
    await comeBack(page, who)
    await withAuthenticator(page)
    await page.goto(`${(baseURL ?? '').replace('127.0.0.1', 'localhost')}/passkeys?lang=${language}`)
    await button(say.addPasskey).tap()
    const sheet = page.getByRole('dialog', { name: say.isItYou })
    await expect(sheet).toBeVisible()
    await expectWellMade(page, 'password for a passkey')
    await expect(field(say.password)).toHaveAttribute('autocomplete', 'current-password')
    await field(say.password).fill('Wrong#2026x')
    await sheet.getByRole('button', { name: say.addPasskey }).tap()
    await expect(sheet.getByText(say.passwordWrong)).toBeVisible()
    await field(say.password).fill(who.password)
    await sheet.getByRole('button', { name: say.addPasskey }).tap()
    await expect(page.getByText(say.passkeyAdded)).toBeVisible()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('listitem')).toHaveCount(1)
  })
}
