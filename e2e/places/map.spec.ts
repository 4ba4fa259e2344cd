import type { Page } from '@playwright/test'
import { wholeLaneOnly } from '../lane.ts'
import { nganPakMansion } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { expect, test } from '../support/worlds/test.ts'
import { inBoth } from '../support/words/texts.ts'
import { languages } from '../support/words/words.ts'

const says = inBoth(({ t, either }) => ({
  together: either(/這裏還有 \d+ 間，按一下放大$/, /and \d+ more here\. Zoom in$/),
  schematic: t('ui_map_schematic'),
  failed: t('ui_map_failed'),
  shops: t('shops_map'),
  elsewhere: t('address_elsewhere_mo'),
  go: t('address_elsewhere_go_mo'),
  macau: t('shell_city_mo'),
  nothing: t('address_nothing', { words: 'pizza' }),
}))

for (const language of languages) {
  const said = says[language]

  test(`[1.16] without tiles the map draws itself, and says that it is schematic (${language})`, async ({ page }) => {
    await page.goto(`/selectShop?lang=${language}`)
    await expect(page.getByText(said.schematic)).toBeVisible()
    await expect(page.locator('path.map__land').first()).toBeAttached()
    await expect(page.locator('img.leaflet-tile')).toHaveCount(0)
  })

  test(
    `[1.16] [8.1] a map that cannot be had says so, keeps nobody from an address, and comes at a tap (${language})`,
    wholeLaneOnly,
    async ({ page, troubles }) => {
      troubles.expect(/\/map\//)
      const guest = guestOf(page, language)
      const allow = await loseTheMap(page)
      await page.goto(`/place/1?lang=${language}`)
      const again = page.getByRole('button', { name: said.failed })
      await expect(again).toBeVisible()
      await page.getByRole('searchbox', { name: guest.say.searchPlace }).fill(nganPakMansion.typed[language])
      await expect(page.getByRole('list', { name: guest.say.foundPlaces })).toContainText(nganPakMansion.building[language])
      await page.getByRole('searchbox', { name: guest.say.searchPlace }).fill('')
      await allow()
      await again.tap()
      await expect(page.getByText(said.schematic)).toBeVisible()
    },
  )

  test(
    `[1.17] shops too near each other for their pins stand as one, and apart at a press (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      await page.goto(`/selectShop?near=22.2861,114.2172&lang=${language}`)
      const together = page.getByRole('button', { name: said.together })
      await expect(together.first().locator('.mpin__box')).toBeVisible()
      // Who speaks to the phone says what they see.
      await expect(async () =>
        expect(await together.first().getAttribute('aria-label')).toContain(await together.first().locator('.mpin__box').innerText()),
      ).toPass()
      const before = await page.locator('.mpin').count()
      await together.first().locator('.mpin__box').tap()
      await expect.poll(() => page.locator('.mpin').count()).toBeGreaterThan(before)
    },
  )

  test(`[4.39] who looks for a place in the other region is offered to go there (${language})`, wholeLaneOnly, async ({ page }) => {
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
