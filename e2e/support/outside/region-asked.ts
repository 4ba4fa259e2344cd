import { expect, type Page } from '@playwright/test'

export const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** Opens a page, until it has learned where its guest is and has put its question, if it has one. */
export async function learned(page: Page, open: () => Promise<unknown>) {
  const asked = page.waitForResponse(/getFrontConfig/)
  await open()
  await asked
  await expect.poll(() => kept(page, 'ipcity')).toContain('"region"')
  await page.waitForLoadState('networkidle')
}
