import type { Page } from '@playwright/test'
import { brandIds } from '@harbour/rules'
import { cartHash } from '../../apps/web/entities/cart/cart-link.ts'
import { wholeLaneOnly } from '../lane.ts'
import { largePizza, lineOf } from '../support/cart-lines.ts'
import { dishes, options, shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { slowNetwork } from '../support/outside/network.ts'
import { expect, test } from '../support/worlds/test.ts'
import { inBoth } from '../support/words/texts.ts'
import { languages, words } from '../support/words/words.ts'

const handOver = inBoth(({ t }) => ({
  card: t('shell_phone_label'),
  code: t('shell_phone_code'),
  withCart: t('shell_phone_cart'),
  lines: t('cart_lines'),
}))
const phoneOfSomebody = {
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} as const

for (const path of ['/', '/index.html', '/dist/index.html']) {
  test(`[2.1] ${path} leads home, and keeps its query`, async ({ page }) => {
    await page.goto(`${path}?lang=en&utm_source=poster`)
    await expect(page).toHaveURL('/home?lang=en&utm_source=poster')
    await expect(page.getByRole('heading', { level: 1, name: words.en.greeting })).toBeVisible()
  })
}

for (const language of languages) {
  const say = words[language]

  test(`[1.4] [1.6] lang= sets the language, and a later visit keeps it (${language})`, async ({ page }) => {
    await page.goto(`/home?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.greeting)
    await page.goto('/orderFood/2')
    await expect(page.locator('html')).toHaveAttribute('lang', say.htmlLang)
    await expect(page).toHaveTitle(`${say.menu} · ${say.site}`)
    await expect(page.getByRole('navigation', { name: say.categories })).toBeVisible()
  })

  test(`[1.12] [2.36] [6.1] My Orders asks a guest in (${language})`, async ({ page }) => {
    await page.goto(`/home?lang=${language}`)
    await expect(page.getByRole('heading', { name: say.popular })).toBeVisible()
    await tapTab(page, say.tabs[2], '/login?page=home')
    await expect(page.getByText(say.notAMember, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: say.memberSignIn })).toBeVisible()
    // Nobody has ordered here yet.
    await expect(page.getByRole('link', { name: say.guestOrders })).toBeHidden()
  })

  test(
    `[2.36] [1.13] who has ordered here as a guest is led from My Orders to those orders (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      await guest.atOrder({ shop: shops.lamTin, cart: [dishes.tarts] })
      await page.goto('/home')
      await tapTab(page, say.tabs[2], '/login?page=home')
      await page.getByRole('link', { name: say.guestOrders }).tap()
      await expect(page.getByRole('article')).toBeInViewport()
      await expect(page.getByRole('article')).toContainText(dishes.tarts[language])
    },
  )

  test(`an address that leads nowhere says so and leads home (${language})`, async ({ page, troubles }) => {
    troubles.expect(/404\b.*\/nowhere\b/)
    await page.goto(`/nowhere?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1, name: say.missing })).toBeVisible()
    await page.getByRole('link', { name: say.backHome }).tap()
    await expect(page.getByRole('heading', { level: 1, name: say.greeting })).toBeVisible()
  })
}

test('[1.5] the title is that of the screen, of the dish and of the language, as the page came and as its guest goes on', async ({
  page,
}) => {
  const titled = async (name: string) => expect(page).toHaveTitle(`${name} · ${words.en.site}`)
  const refused: string[] = []
  page.on('console', (message) => void (/Content Security Policy/.test(message.text()) && refused.push(message.text())))
  const answer = await page.goto(`/foodDetail/31-egg-tarts-4?lang=en`)
  expect(await answer?.text()).not.toMatch(/ vt-[a-z]+=/)
  expect(await answer?.text()).toContain(`<title>${dishes.tarts.en} · ${words.en.site.replace('&', '&amp;')}</title>`)
  await titled(dishes.tarts.en)
  await page.goto('/home?lang=en')
  await expect(page).toHaveTitle(words.en.site)
  await tapTab(page, words.en.tabs[3], '/mine')
  await titled(words.en.tabs[3])
  await page.goBack()
  await expect(page).toHaveTitle(words.en.site)
  await page.goto('/home?brand=42&lang=tc')
  await expect(page).toHaveTitle('海港薄餅炸雞（澳門）')
  expect(refused).toEqual([])
})

test('[1.5] switching language loads titles and dishes anew, and back', async ({ page }) => {
  await page.goto('/home')
  for (const [from, to] of [
    ['tc', 'en'],
    ['en', 'tc'],
  ] as const) {
    await expect(page).toHaveTitle(words[from].site)
    await page.getByRole('button', { name: words[from].regionPill }).tap()
    await page.getByRole('dialog', { name: words[from].regionSheet }).getByRole('radio', { name: words[to].languageName }).tap()
    await expect(page).toHaveTitle(words[to].site)
    await expect(page.getByRole('heading', { name: words[to].popular })).toBeVisible()
  }
})

test('[1.2] [1.3] [9.3] the region switches to Macau and back, and the city is kept', async ({ page }) => {
  await page.goto('/home?lang=en')
  for (const [to, brand, code] of [
    ['Macau', '42', 'MO'],
    ['Hong Kong', '31', 'HK'],
  ] as const) {
    await page.getByRole('button', { name: words.en.regionPill }).tap()
    await page.getByRole('radio', { name: to }).tap()
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
    await expect(page.getByRole('button', { name: `${code} · EN, change region and language` })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('locationCity'))).toBe(code)
  }
})

test('[1.11] [6.1] a visitor looks through the menu without any account', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).search))
  await page.goto('/orderFood/2?lang=en')
  const rail = page.getByRole('navigation', { name: words.en.categories })
  await rail.getByRole('link').last().tap()
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport()
  expect(calls.filter((call) => /getOrCreateVisitor|getUserByExtUserId|bindAccessCode/.test(call))).toEqual([])
})

test('[1.11] a heading tapped while the menu is on its way is reached', async ({ page }) => {
  await slowNetwork(page, 300)
  await page.goto('/orderFood/2?lang=en')
  await page.getByRole('navigation', { name: words.en.categories }).getByRole('link').last().tap()
  await expect(page.getByRole('article').last()).toBeAttached()
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport()
})

test('[2.44] [9.17] marketing parameters go along from screen to screen and are saved', async ({ page }) => {
  await page.goto('/home?lang=en&utm_source=poster&utm_medium=mtr')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saveUtmInfo'))).toBe('{"utm_source":"poster","utm_medium":"mtr"}')
  await page.getByRole('link', { name: 'Menu', exact: true }).tap()
  await expect(page).toHaveURL('/orderFood/2?utm_source=poster&utm_medium=mtr')
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  test('[1.8] pictures stand left and right of the app', async ({ page }) => {
    await page.goto('/home?lang=en')
    const sides = page.locator('.dk__side')
    await expect(sides).toHaveCount(2)
    const app = await page.getByRole('main').boundingBox()
    const [left, right] = [await sides.first().boundingBox(), await sides.last().boundingBox()]
    expect(app?.width).toBeLessThanOrEqual(480)
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(app?.x ?? 0)
    expect(right?.x).toBeGreaterThanOrEqual((app?.x ?? 0) + (app?.width ?? 0))
    // The way to the phone stands beside the app and not over it, on the narrowest desktop, too.
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const card = await page.getByRole('complementary', { name: handOver.en.card }).boundingBox()
      expect(card?.x).toBeGreaterThanOrEqual(16)
      expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual((width - 480) / 2)
    }
  })

  for (const language of languages) {
    test(`[1.8] the cart goes on to the phone by the code beside the app (${language})`, wholeLaneOnly, async ({ page, browser }) => {
      const say = handOver[language]
      const cart = [largePizza, { dish: dishes.tarts, num: 2 }]
      await guestOf(page, language).atMenu({ cart })
      const card = page.getByRole('complementary', { name: say.card })
      await expect(card.getByRole('img', { name: say.code })).toBeVisible()
      await expect(card).toContainText(say.withCart)
      const other = await browser.newContext({ baseURL: process.env.HARBOUR_URL, ...phoneOfSomebody })
      const phone = await other.newPage()
      const hash = cartHash(
        brandIds.hongKong,
        cart.map((choice) => lineOf(choice, brandIds.hongKong)),
      )
      await phone.goto(`/orderFood/1?brand=31&lang=${language}${hash}`)
      const there = guestOf(phone, language).cart().getByRole('list', { name: say.lines })
      await expect(there.getByRole('heading', { name: dishes.pepperoni[language] })).toBeVisible()
      await expect(there.getByText(options.twelveInch[language]).first()).toBeVisible()
      await expect(there.getByRole('heading', { name: dishes.tarts[language] })).toBeVisible()
      await expect.poll(() => new URL(phone.url()).hash).toBe('')
      // A reload does not bring it once more.
      await phone.reload()
      await expect(there.getByRole('heading', { level: 3 })).toHaveCount(2)
      await other.close()
    })
  }
})

/** Taps a tab once it leads on: it does nothing while the tabs are loading. */
async function tapTab(page: Page, name: string, path: string) {
  const tab = page.getByRole('link', { name, exact: true })
  await expect(tab).toBeEnabled()
  await tab.tap()
  await expect(page).toHaveURL(path)
}
