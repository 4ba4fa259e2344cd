import { rm } from 'node:fs/promises'
import { barriers } from '../support/barriers.ts'
import { brokenBuild } from '../support/worlds/broken-build.ts'
import { dishes, shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { wholeLaneOnly } from '../lane.ts'
import { expect, test as base } from '../support/worlds/test.ts'
import { inBoth } from '../support/words/texts.ts'
import { languages, words } from '../support/words/words.ts'
import { freePort, mondayNoon, worldAt } from '../support/worlds/world.ts'

type Collected = {
  events: { key: string; name: string; params: Record<string, unknown> }[]
  faults: { project: string; fault: Record<string, unknown> }[]
}

/** A screen whose code never gets ready, and one whose code breaks over what it has read. */
const broken = { OrderListScreen: 'await new Promise(() => {});', CouponsScreen: `JSON.parse('Kitty Chan, 6123 4567');` }

/** A world with analytics, a tag manager and an error-reporting service, as the sandbox plays them; two screens are broken in it. */
const test = base.extend<object, { watched: { url: string; told: () => Promise<Collected> } }>({
  watched: [
    async ({}, use) => {
      const port = await freePort()
      const collector = `http://127.0.0.1:${port}`
      const build = await brokenBuild(broken)
      const { url, close } = await worldAt(mondayNoon, {
        GA_KEY: 'G-HARBOUR1',
        GA_KEY2: 'GTM-HARBOUR2',
        GA_URL: collector,
        SENTRY_DSN: `http://key@127.0.0.1:${port}/1`,
        COLLECTOR_PORT: String(port),
        WEB_DIST: build,
      })
      const told = async () => (await (await fetch(`${collector}/seen`)).json()) as Collected // as the collector tells it
      await expect.poll(() => told().then(Boolean, () => false), { message: 'the collector listens', timeout: 60_000 }).toBe(true)
      await use({ url, told })
      await close()
      await rm(build, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// One after the other: two workers would open two such worlds.
test.describe.configure({ mode: 'default' })

const says = inBoth(({ t, either }) => ({
  spot: t('shops_spot'),
  directions: t('shops_directions'),
  none: t('shops_spot_none'),
  schematic: t('ui_map_schematic'),
  off: either(/不在我們的地圖上/, /outside our map/),
  all: t('shops_all_shops'),
}))

test('[7.29] an order is told to analytics from the menu to the purchase, and nobody’s name', wholeLaneOnly, async ({ page, watched }) => {
  const guest = guestOf(page, 'en')
  const has = (name: string, key = 'G-HARBOUR1') =>
    expect.poll(async () => (await watched.told()).events.filter((event) => event.name === name && event.key === key).length, {
      message: name,
    })
  await page.goto(`${watched.url}/home?lang=en&utm_source=poster&_index=TVE9PQ`)
  await has('page_view').toBeGreaterThan(0)
  await page.evaluate(() => localStorage.setItem('pay-method', JSON.stringify({ state: { byBrand: { 31: 'cash', 42: 'cash' } } })))
  const takeaway = page.getByRole('radio', { name: guest.say.ways.takeaway })
  await takeaway.tap()
  await expect(takeaway).toBeChecked()
  await guest.orderAt(shops.taikooShing)
  await has('view_item_list').toBe(1)
  await guest.addSome(dishes.chicken, 2)
  await has('add_to_cart').toBe(2)
  await guest.checkOut()
  await has('begin_checkout').toBe(1)
  await guest.sayWho()
  const orderId = await guest.place()
  await has('purchase').toBe(1)
  await has('purchase', 'GTM-HARBOUR2').toBe(1)
  const { events } = await watched.told()
  const purchase = events.find(({ name }) => name === 'purchase')
  expect(purchase?.params).toMatchObject({
    transaction_id: orderId,
    currency: 'HKD',
    items: [{ item_name: dishes.chicken.en, quantity: 2 }],
  })
  expect(events.findLast(({ name, params }) => name === 'page_view' && String(params.page_location).includes('utm'))).toMatchObject({
    params: { page_location: `${watched.url}/home?utm_source=poster`, page_title: '/home' },
  })
  expect(events.filter(({ name }) => name === 'remove_from_cart')).toEqual([])
  expect(JSON.stringify(events)).not.toMatch(/Kitty|6123|TVE9PQ/)
  const shown = events.filter(({ name, key }) => name === 'page_view' && key === 'G-HARBOUR1').length
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: guest.say.placed })).toBeVisible()
  await has('page_view').toBe(shown + 1)
  // Collected in their order: what the reload had told would have come before the next screen.
  await page.goto(`${watched.url}/home`)
  await has('page_view').toBe(shown + 2)
  await has('purchase').toBe(1)
})

test(
  '[8.10] what breaks is reported by way of the gateway and tells nothing of the guest, and what takes too long is not',
  wholeLaneOnly,
  async ({ page, watched, troubles }) => {
    troubles.expect(/did not come|JSON/)
    await page.clock.install()
    const [, coupons, , account] = words.en.tabs
    const tab = (name: string) => page.getByRole('navigation', { name: words.en.tabBar }).getByRole('link', { name })
    const crashed = page.getByRole('heading', { level: 1, name: 'Something broke on this page' })
    // Tabs do nothing before their words have come, and the two minutes begin when the screen is asked for.
    const asked = Promise.all([page.waitForResponse(/themeGet/), page.waitForRequest(/OrderListScreen/)])
    await page.goto(`${watched.url}/orderList?lang=en&_index=TVE9PQ`)
    await asked
    await page.clock.fastForward(121_000)
    await expect(crashed).toBeVisible()
    await tab(coupons).tap()
    await expect(page).toHaveURL(/coupon/)
    await expect(crashed).toBeVisible()
    await expect.poll(async () => (await watched.told()).faults.length).toBe(1)
    const { faults } = await watched.told()
    expect(faults).toMatchObject([
      { project: '1', fault: { exception: { values: [{ type: 'SyntaxError' }] }, tags: { screen: '/coupon/1', brand: 31, language: 2 } } },
    ])
    expect(JSON.stringify(faults)).toContain('/assets/CouponsScreen-')
    expect(JSON.stringify(faults)).not.toMatch(/Kitty|6123|TVE9PQ|"user"|"request"|"breadcrumbs"/)
    await tab(account).tap()
    await expect(page).toHaveURL(/mine/)
    await expect(crashed).toBeHidden()
  },
)

test('[7.29] without keys a page speaks with nobody but its gateway', async ({ page, baseURL }) => {
  const others: string[] = []
  page.on('request', (request) => void (new URL(request.url()).origin === baseURL || others.push(request.url())))
  const asked = page.waitForResponse(/getFrontConfig/)
  await page.goto('/home?lang=en')
  await asked
  await page.waitForLoadState('networkidle')
  expect(others).toEqual([])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})

for (const language of languages) {
  const said = says[language]

  test(`[2.29] /googeleView shows a place or a shop on the map, and the way there (${language})`, wholeLaneOnly, async ({ page }) => {
    await page.goto(`/googeleView?lat=22.2861&lng=114.2172&name=Cityplaza&lang=${language}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Cityplaza' })).toBeVisible()
    await expect(page.getByText(said.schematic)).toBeVisible()
    await expect(page.locator('.mmark__box')).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await expect(page.getByRole('link', { name: said.directions })).toHaveAttribute('href', /22\.2861,114\.2172/)
    await page.goto(`/googeleView?storeId=${shops.mongKok.storeId}`)
    await expect(page.getByRole('heading', { level: 1, name: shops.mongKok[language] })).toBeVisible()
    await page.goto('/googeleView?point=48.8584,2.2945')
    await expect(page.getByRole('heading', { level: 1, name: said.spot })).toBeVisible()
    await expect(page.getByText(said.off)).toBeVisible()
    await page.goto('/googeleView?lat=x')
    await expect(page.getByRole('heading', { level: 1, name: said.none })).toBeVisible()
    await page.getByRole('link', { name: said.all }).tap()
    await expect(page).toHaveURL(/\/selectShop/)
  })
}
