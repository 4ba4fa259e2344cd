import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectNothingSticksOut } from './screen.ts'

const ofColour = ['color-contrast', 'link-in-text-block']
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing bars anybody, in light and dark, and nothing is cut off at 320 px. A barrier is told with its place, and the walk goes on. */
export async function expectWellMade(page: Page, screen: string) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    expect.soft(await barriers(page, theme), `${screen}, ${theme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null })
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNothingSticksOut(page)
  if (size) await page.setViewportSize(size)
}

/**
 * What bars somebody from this screen as it stands: all of it, or in the dark, which changes colours and nothing else, what the colours do. A target
 * that a bar covers now can be scrolled out from under it.
 */
export async function barriers(page: Page, theme: 'light' | 'dark' = 'light'): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  // We have no frames, so the results need no page of their own to be gathered on.
  const { violations } = await (theme === 'light' ? axe.withTags(standards) : axe.withRules(ofColour)).setLegacyMode().analyze()
  return violations
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`))
    .filter((barrier) => !barrier.includes('partially obscured'))
}
