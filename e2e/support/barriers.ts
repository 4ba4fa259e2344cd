import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { wholeLane } from '../lane.ts'
import { expectNothingSticksOut } from './screen.ts'

const ofColour = ['color-contrast', 'link-in-text-block']
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Theme = 'light' | 'dark'
const themes: readonly Theme[] = wholeLane ? ['light', 'dark'] : ['light']

/** Nothing bars anybody from this screen, in each theme of the lane, and nothing is cut off at 320 px. */
export async function expectWellMade(page: Page, screen: string, prepare?: () => Promise<void>) {
  await expectNoBarriers(page, screen, prepare)
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNothingSticksOut(page)
  if (size) await page.setViewportSize(size)
}

/** Nothing bars anybody from this screen once it has come, in each theme of the lane. A barrier is told with its place, and the walk goes on. */
export async function expectNoBarriers(page: Page, screen = page.url(), prepare = () => Promise.resolve()) {
  // The demo shows what waiting looks like; elsewhere it must be over.
  if (screen !== '/demo') await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme })
    // The page hears of it a moment later, and looked at in between it would wear half of each.
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await prepare()
    expect.soft(await barriers(page, theme), `${screen}, ${theme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null })
}

/**
 * The barriers of this screen as it stands: all of them, or in the dark, which changes colours and nothing else, those of the colours. A target that
 * a bar covers now can be scrolled out from under it.
 */
export async function barriers(page: Page, theme: Theme = 'light'): Promise<string[]> {
  // Of what is well it need not tell every place.
  // A frame shows a page that is looked at by itself; so the results need no page of their own to be gathered on.
  const axe = new AxeBuilder({ page }).exclude('iframe').options({ resultTypes: ['violations'] })
  const { violations } = await (theme === 'light' ? axe.withTags(standards) : axe.withRules(ofColour)).setLegacyMode().analyze()
  return violations
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`))
    .filter((barrier) => !barrier.includes('partially obscured'))
}
