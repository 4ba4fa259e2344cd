import { wholeLaneOnly } from '../lane.ts'
import { expect, test } from '../support/worlds/settings-world.ts'
import { inBoth } from '../support/words/texts.ts'
import { languages } from '../support/words/words.ts'

const schematic = inBoth(({ t }) => t('ui_map_schematic'))

for (const language of languages) {
  test(
    `[1.16] [2.21] where tiles are configured the map is laid with them, and says whose they are (${language})`,
    wholeLaneOnly,
    async ({ page, tiles }) => {
      await page.goto(`/selectShop?lang=${language}`)
      await expect(page.getByText('© Tile House')).toBeVisible()
      await expect(page.getByText(schematic[language])).toBeHidden()
      await expect(page.locator('img.leaflet-tile').first()).toHaveJSProperty('complete', true)
      expect(tiles.asked.some((path) => /^\/1[1-8]\/\d+\/\d+\.png$/.test(path))).toBe(true)
    },
  )
}
