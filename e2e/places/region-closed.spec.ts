import { wholeLaneOnly } from '../lane.ts'
import { kept, learned } from '../support/outside/region-asked.ts'
import { expect, test as base } from '../support/worlds/test.ts'
import { words } from '../support/words/words.ts'
import { mondayNoon, worldAt } from '../support/worlds/world.ts'

/** A world in which Macau is closed. */
const test = base.extend<object, { closed: string }>({
  closed: [
    async ({}, use) => {
      const { url, close } = await worldAt(mondayNoon, { IP_REGION: 'MO', OPEN_MACAU: 'off' })
      await use(url)
      await close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('[4.41] where Macau is closed its guests are in Hong Kong again, and are not asked', wholeLaneOnly, async ({ page, closed }) => {
  await page.context().addCookies([{ name: 'brand', value: '42', url: closed }])
  await page.addInitScript(() => {
    if (!localStorage.getItem('getFrontConfig')) localStorage.setItem('locationCity', 'MO')
  })
  await page.goto(`${closed}/home?lang=en`)
  await expect(page.locator('html')).toHaveAttribute('data-brand', '31')
  await expect.poll(() => kept(page, 'locationCity')).toBe('HK')
  await learned(page, () => page.reload())
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: words.en.regionPill }).tap()
  await expect(page.getByRole('radio', { name: 'Hong Kong' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Macau' })).toHaveCount(0)
})
