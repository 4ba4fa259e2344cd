import type { Page } from '@playwright/test'
import { comeBack, join } from './member.ts'
import { expect, test } from './test.ts'

/** Passkeys belong to a name, and 127.0.0.1 is none. */
test.use({ baseURL: async ({}, use) => use((process.env.HARBOUR_URL ?? '').replace('127.0.0.1', 'localhost')) })

/** A phone that keeps passkeys, and whose owner always agrees. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a member adds a passkey, logs in with it, and removes it', async ({ page }) => {
  const who = await join()
  await comeBack(page, who)
  await withAuthenticator(page)
  await page.goto('/mine?lang=en')
  await page.getByRole('link', { name: 'Passkeys' }).tap()
  await page.getByRole('button', { name: 'Add a passkey' }).tap()
  await expect(page.getByText('Passkey added')).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('Not used yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).tap()
  await expect(page.getByText('There is a passkey for this account here already.')).toBeVisible()

  await page.goto('/mine?lang=en')
  await page.getByRole('button', { name: 'Log out', exact: true }).tap()
  await page.getByRole('button', { name: 'Log out here' }).tap()
  await expect(page.getByText('Logged out')).toBeVisible()
  await page.goto('/login?page=mine&lang=en')
  await page.getByRole('button', { name: 'Use a passkey' }).tap()
  await expect(page.getByText('Kitty Chan · Harbour member')).toBeVisible()

  await page.goto('/passkeys?lang=en')
  await expect(page.getByText('Last used')).toBeVisible()
  await page.getByRole('button', { name: /^Remove / }).tap()
  await expect(page.getByText('Passkey removed')).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(0)
  await page.goto('/mine?lang=en')
  await page.getByRole('button', { name: 'Log out', exact: true }).tap()
  await page.getByRole('button', { name: 'Log out here' }).tap()
  await expect(page.getByText('Logged out')).toBeVisible()
  await page.goto('/login?page=mine&lang=en')
  await page.getByRole('button', { name: 'Use a passkey' }).tap()
  await expect(page.getByRole('alert').getByText('This passkey did not open an account.')).toBeVisible()
})
