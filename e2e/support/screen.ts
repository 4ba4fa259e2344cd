import { expect, type Locator, type Page } from '@playwright/test'
import { whatSticksOut } from '../../apps/web/testing/test-edges.ts'

/** The page does not scroll sideways, and nothing to read or to press stands out over its edge, once its layout has come to rest. */
export async function expectNothingSticksOut(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(whatSticksOut), { message: page.url() }).toEqual([])
}

/** Taps a row that is folded, so that what lies in it is there; does nothing where it is there already. */
export async function unfold(row: Locator, inside: Locator): Promise<void> {
  await expect(row.or(inside)).toBeVisible()
  if (await row.isVisible()) await row.tap()
}
