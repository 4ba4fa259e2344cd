import type { Page } from '@playwright/test'

/** From now on every request takes so much longer, as in a lift or a tunnel. */
export async function slowNetwork(page: Page, latency: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 })
}
