import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { nganPakMansion } from './chain.ts'
import { guestOf } from './guest.ts'
import { expect, test as base } from './test.ts'
import { languages } from './words.ts'
import { worldAt } from './world.ts'

const says = {
  tc: {
    together: /這裏還有 \d+ 間，按一下放大$/,
    schematic: '示意地圖',
    failed: '未能載入地圖，按此重試',
    shops: '分店地圖',
    elsewhere: '想找澳門的地址？',
    go: '轉到澳門',
    macau: '澳門',
    nothing: '找不到「pizza」',
  },
  en: {
    together: /and \d+ more here\. Zoom in$/,
    schematic: 'Schematic map',
    failed: 'The map didn’t load. Try again',
    shops: 'Map of the shops',
    elsewhere: 'Looking for a place in Macau?',
    go: 'Go to Macau',
    macau: 'Macau',
    nothing: 'No place like “pizza”',
  },
} as const

/** A world whose map is laid with pictures from a house of tiles, and what that house was asked for. */
type Tiled = { url: string; asked: string[] }

const test = base.extend<object, { tiled: Tiled }>({
  tiled: [
    async ({}, use) => {
      const asked: string[] = []
      const house = createServer(({ url = '' }, answer) => {
        asked.push(url)
        answer.writeHead(200, { 'content-type': 'image/svg+xml' }).end(ground)
      }).listen(0, '127.0.0.1')
      await once(house, 'listening')
      const at = house.address()
      if (at === null || typeof at === 'string') throw new Error('the house of tiles has no port')
      const { url, close } = await worldAt('2026-11-23T12:00:00+08:00', undefined, {
        MAP_TILES_URL: `http://127.0.0.1:${at.port}/{z}/{x}/{y}.png`,
        MAP_TILES_ATTRIBUTION: '© Tile House',
      })
      await use({ url, asked })
      await close()
      house.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const ground = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#dde"/></svg>'

for (const language of languages) {
  const said = says[language]

  test(`[1.16] [2.21] where tiles are configured the map is laid with them, and says whose they are (${language})`, async ({
    page,
    tiled,
  }) => {
    await page.goto(`${tiled.url}/selectShop?lang=${language}`)
    await expect(page.getByText('© Tile House')).toBeVisible()
    await expect(page.getByText(said.schematic)).toBeHidden()
    await expect(page.locator('img.leaflet-tile').first()).toHaveJSProperty('complete', true)
    expect(tiled.asked.some((path) => /^\/1[1-8]\/\d+\/\d+\.png$/.test(path))).toBe(true)
  })

  test(`[1.16] without tiles the map draws itself, and says that it is schematic (${language})`, async ({ page }) => {
    await page.goto(`/selectShop?lang=${language}`)
    await expect(page.getByText(said.schematic)).toBeVisible()
    await expect(page.locator('path.map__land').first()).toBeAttached()
    await expect(page.locator('img.leaflet-tile')).toHaveCount(0)
  })

  test(`[1.16] [8.1] a map that cannot be had says so, keeps nobody from an address, and comes at a tap (${language})`, async ({
    page,
    troubles,
  }) => {
    troubles.expect(/\/map\//)
    const guest = guestOf(page, language)
    const allow = await loseTheMap(page)
    await page.goto(`/place/1?lang=${language}`)
    const again = page.getByRole('button', { name: said.failed })
    await expect(again).toBeVisible({ timeout: 30_000 })
    await page.getByRole('searchbox', { name: guest.say.searchPlace }).fill(nganPakMansion.typed[language])
    await expect(page.getByRole('list', { name: guest.say.foundPlaces })).toContainText(nganPakMansion.building[language])
    await page.getByRole('searchbox', { name: guest.say.searchPlace }).fill('')
    await allow()
    await again.tap()
    await expect(page.getByText(said.schematic)).toBeVisible()
  })

  test(`[1.17] shops too near each other for their pins stand as one, and apart at a press (${language})`, async ({ page }) => {
    await page.goto(`/selectShop?near=22.2861,114.2172&lang=${language}`)
    const together = page.getByRole('button', { name: said.together })
    await expect(together.first().locator('.mpin__box')).toBeVisible()
    // Who speaks to the phone says what they see.
    expect(await together.first().getAttribute('aria-label')).toContain(await together.first().locator('.mpin__box').innerText())
    const before = await page.locator('.mpin').count()
    await together.first().locator('.mpin__box').tap()
    await expect.poll(() => page.locator('.mpin').count()).toBeGreaterThan(before)
  })

  test(`[4.39] who looks for a place in the other region is offered to go there (${language})`, async ({ page }) => {
    const guest = guestOf(page, language)
    await page.goto(`/place/1?lang=${language}`)
    const search = page.getByRole('searchbox', { name: guest.say.searchPlace })
    await search.fill('pizza')
    await expect(page.getByRole('heading', { name: said.nothing })).toBeVisible()
    await search.fill(said.macau)
    await expect(page.getByText(said.elsewhere)).toBeVisible()
    await page.getByRole('button', { name: said.go }).tap()
    await expect(page).toHaveURL(/\/home/)
    await expect(page.locator('html')).toHaveAttribute('data-brand', '42')
  })
}

/** The map's own file does not come through; gives what lets it again. */
async function loseTheMap(page: Page): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: ['*/map/*'] })
  return () => devtools.send('Network.setBlockedURLs', { urls: [] })
}
