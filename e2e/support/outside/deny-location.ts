import type { Page } from '@playwright/test'

/** The browser's own question, answered with no. */
export async function denyLocation(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const { targetInfo } = await devtools.send('Target.getTargetInfo')
  await devtools.send('Browser.setPermission', {
    browserContextId: targetInfo.browserContextId,
    permission: { name: 'geolocation' },
    setting: 'denied',
    origin: new URL(page.url()).origin,
  })
}
