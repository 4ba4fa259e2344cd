import { expect, type Page } from '@playwright/test'
import { whatSticksOut } from '../../apps/web/testing/test-edges.ts'

/** The page does not scroll sideways, and nothing to read or to press stands out over its edge, once its layout has come to rest. */
export async function expectNothingSticksOut(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(whatSticksOut), { message: page.url() }).toEqual([])
}
