import { wholeLaneOnly } from '../lane.ts'
import type { Page } from '@playwright/test'
import { withAuthenticator } from '../support/outside/authenticator.ts'
import { comeBack, join, memberOf } from '../support/member.ts'
import { expect, test } from '../support/worlds/test.ts'
import { languages, type Language } from '../support/words/words.ts'

/** Passkeys belong to a name, and 127.0.0.1 is none. */
test.use({ baseURL: async ({}, use) => use((process.env.HARBOUR_URL ?? '').replace('127.0.0.1', 'localhost')) })

/** A browser that never offers a passkey by itself: else it lets its owner in before they can press the button. */
const offersNothing = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })

/** A member on a phone that has a passkey of theirs, logged out. */
async function loggedOutWithPasskey(page: Page, language: Language) {
  const { say, button } = memberOf(page, language)
  await comeBack(page, await join())
  await withAuthenticator(page)
  await page.goto(`/mine?lang=${language}`)
  await page.getByRole('link', { name: say.passkeys }).tap()
  await button(say.addPasskey).tap()
  await expect(page.getByText(say.passkeyAdded)).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText(say.passkeyUnused)).toBeVisible()
  await button(say.addPasskey).tap()
  await expect(page.getByText(say.passkeyHad)).toBeVisible()
  await logOut(page, language)
}

async function logOut(page: Page, language: Language) {
  const { say, button } = memberOf(page, language)
  await page.goto(`/mine?lang=${language}`)
  await button(say.logout).tap()
  await button(say.logoutHere).tap()
  await expect(page.getByText(say.loggedOut)).toBeVisible()
}

for (const language of languages) {
  test(`a member adds a passkey, logs in with it, and removes it (${language})`, wholeLaneOnly, async ({ page }) => {
    const { say, button } = memberOf(page, language)
    await offersNothing(page)
    await loggedOutWithPasskey(page, language)
    await page.goto(`/login?page=mine&lang=${language}`)
    await button(say.usePasskey).tap()
    await expect(page.getByText(say.member('Kitty Chan'))).toBeVisible()

    await page.goto(`/passkeys?lang=${language}`)
    await expect(page.getByText(say.passkeyUsed)).toBeVisible()
    await page.getByRole('button', { name: say.removePasskey }).tap()
    await expect(page.getByText(say.passkeyRemoved)).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveCount(0)
    await logOut(page, language)
    await page.goto(`/login?page=mine&lang=${language}`)
    await button(say.usePasskey).tap()
    await expect(page.getByRole('alert').getByText(say.passkeyUnknown)).toBeVisible()
  })
}

test('a passkey that the browser offers beside the form lets its owner in', wholeLaneOnly, async ({ page }) => {
  await loggedOutWithPasskey(page, 'en')
  await page.goto('/login?page=mine&lang=en')
  await expect(page.getByText(memberOf(page, 'en').say.member('Kitty Chan'))).toBeVisible()
})
