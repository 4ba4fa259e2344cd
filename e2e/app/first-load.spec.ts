import type { Page } from '@playwright/test'
import { wholeLaneOnly } from '../lane.ts'
import { slowNetwork } from '../support/outside/network.ts'
import { expect, test } from '../support/worlds/test.ts'
import { languages, words } from '../support/words/words.ts'

type Watched = { fromServer?: boolean; ground?: string; shift: number }
declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins the browser's own
  interface Window {
    watched: Watched
  }
}

/** Marks what the server wrote, notes the ground of the page before any of the app's code runs, and adds up every layout shift. */
async function watchFirstLoad(page: Page) {
  await page.addInitScript(() => {
    window.watched = { shift: 0 }
    document.addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('h1')
      if (heading) Object.assign(heading, { fromServer: true })
      window.watched.ground = getComputedStyle(document.body).backgroundColor
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.watched.shift += (entry as PerformanceEntry & { value: number }).value // as the standard has it
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const seen = (page: Page) => page.evaluate(() => window.watched)

const menuFile = /\/menu\/[\w-]+\.json/
const firstScreens = [
  {
    path: '/foodDetail/:brand-double-pepperoni',
    last: menuFile,
    wholeWhen: (page: Page) => expect(page.getByRole('button', { name: /\$/ }).last()).toBeVisible(),
  },
  { path: '/home', last: menuFile, wholeWhen: (page: Page) => expect(page.getByRole('link', { name: /\$/ })).not.toHaveCount(0) },
  { path: '/orderFood/2', last: menuFile, wholeWhen: (page: Page) => expect(page.getByRole('article').nth(60)).toBeAttached() },
  { path: '/place/1', last: /\/map\/[\w.-]+\.json/, wholeWhen: (page: Page) => expect(page.locator('.cpin')).toBeVisible() },
]

for (const brand of ['31', '42'] as const) {
  for (const language of languages) {
    for (const { path, last, wholeWhen } of firstScreens) {
      test(
        `${path} of brand ${brand} comes alive as it was written, and nothing in it moves (${language})`,
        brand === '42' ? wholeLaneOnly : {},
        async ({ page, baseURL }) => {
          await page.context().addCookies([{ name: 'brand', value: brand, url: baseURL ?? '' }])
          await watchFirstLoad(page)
          const settled = page.waitForResponse(last)
          await page.goto(`${path.replace(':brand', brand)}?lang=${language}`)
          await settled
          await wholeWhen(page)
          expect(await page.locator('h1').evaluate((heading) => 'fromServer' in heading)).toBe(true)
          expect((await seen(page)).shift).toBeLessThan(0.02)
          await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
        },
      )
    }
  }
}

test('a button pressed before the page is alive answers as soon as it is', async ({ page }) => {
  await slowNetwork(page, 800)
  await page.goto('/home?lang=en', { waitUntil: 'commit' })
  await page.getByRole('button', { name: words.en.regionPill }).tap()
  await expect(page.getByRole('dialog', { name: words.en.regionSheet })).toBeVisible()
})

test('a way of eating chosen before the page is alive is chosen', wholeLaneOnly, async ({ page }) => {
  await slowNetwork(page, 800)
  await page.goto('/home?lang=en', { waitUntil: 'commit' })
  const takeaway = page.getByRole('radio', { name: words.en.ways.takeaway })
  await takeaway.tap()
  await expect(takeaway).toBeChecked()
})

test('words typed into the search of the chooser before it is alive are looked for', wholeLaneOnly, async ({ page }) => {
  await slowNetwork(page, 800)
  await page.goto('/place/1?lang=en', { waitUntil: 'commit' })
  await page.getByRole('searchbox').tap()
  await page.keyboard.type('Lohas')
  await expect(page.getByRole('listitem').filter({ hasText: 'Lohas' })).not.toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveValue('Lohas')
})

for (const theme of ['light', 'dark'] as const) {
  test.describe(`on a phone set to ${theme}`, () => {
    test.use({ colorScheme: theme })
    test('the page is so from its first frame', async ({ page }) => {
      await watchFirstLoad(page)
      await page.goto('/home?lang=en')
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      const now = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      expect((await seen(page)).ground).toBe(now)
      expect(now).toBe(theme === 'dark' ? 'rgb(11, 19, 17)' : 'rgb(242, 244, 242)')
    })
  })
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })
  test('home is there, and its links lead to the menu and on', async ({ page }) => {
    await page.goto('/home?lang=en')
    await expect(page.getByRole('heading', { level: 1, name: words.en.greeting })).toBeVisible()
    await page.getByRole('link', { name: 'Menu', exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1, name: words.en.menu })).toBeAttached()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test('what was chosen before is there once the page is alive', async ({ page }) => {
  await page.goto('/home?lang=en')
  const takeaway = page.getByRole('radio', { name: words.en.ways.takeaway })
  await takeaway.tap()
  await expect(takeaway).toBeChecked()
  await page.reload()
  await expect(takeaway).toBeChecked()
})
