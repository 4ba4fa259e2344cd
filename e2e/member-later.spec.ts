import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { withAuthenticator } from './authenticator.ts'
import { expectWellMade } from './barriers.ts'
import { comeBack, inWorld, join, memberOf, somebody, type SignedInMember } from './member.ts'
import { messageCount } from './outbox.ts'
import { expect, test as base } from './test.ts'
import { languages } from './words.ts'
import { worldAt } from './world.ts'

type December = { url: string; join: () => SignedInMember }

/** Members join at the end of November; what follows happens in December, when the terms are no longer those. */
const test = base.extend<object, { december: December }>({
  december: [
    async ({}, use) => {
      const kept = await mkdtemp(pathOf(tmpdir(), 'harbour-e2e-'))
      const november = await worldAt('2026-11-30T12:00:00+08:00', kept)
      await outboxStands(november.url)
      const members: SignedInMember[] = []
      for (let count = 0; count < 4; count++) members.push(await inWorld(november.url, () => join(somebody())))
      await november.close()
      const { url, close } = await worldAt('2026-12-02T12:00:00+08:00', kept)
      const next = () => {
        const member = members.pop()
        if (!member) throw new Error('all members are taken')
        return member
      }
      await use({ url, join: next })
      await close()
      await rm(kept, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ december }, use) => use(december.url),
})
const outboxStands = (url: string) =>
  expect
    .poll(() =>
      inWorld(url, () => messageCount('nobody')).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)

test.describe.configure({ mode: 'default', timeout: 120_000 })

for (const language of languages) {
  test(`[1.24] [5.12] terms that changed are agreed to anew, at the login or on the account (${language})`, async ({
    browser,
    page,
    december,
  }) => {
    const who = december.join()
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
    const next = await browser.newContext({ baseURL: december.url })
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
  })

  test(`[1.24] days after the login a passkey asks for the password (${language})`, async ({ page, december }) => {
    const who = december.join()
    const { say, field, button } = memberOf(page, language)
    await comeBack(page, who)
    await withAuthenticator(page)
    await page.goto(`${december.url.replace('127.0.0.1', 'localhost')}/passkeys?lang=${language}`)
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
