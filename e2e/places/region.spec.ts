import { wholeLaneOnly } from '../lane.ts'
import type { Page } from '@playwright/test'
import { barriers } from '../support/barriers.ts'
import { expect, test } from '../support/worlds/settings-world.ts'
import { kept, learned } from '../support/outside/region-asked.ts'
import { inBoth } from '../support/words/texts.ts'
import { languages, words } from '../support/words/words.ts'

/** Networks of Macau and of Hong Kong. */
const [ctm, pccw] = ['60.246.1.1', '218.102.1.1']

const says = inBoth(({ t }) => ({
  inMacau: t('shell_city_title_mo'),
  goMacau: t('shell_city_go_mo'),
  stayHk: t('shell_city_stay_hk'),
  inHk: t('shell_city_title_hk'),
  goHk: t('shell_city_go_hk'),
}))

/** From here on the guest's network is this one. */
const comeFrom = (page: Page, address: string) => page.setExtraHTTPHeaders({ 'x-forwarded-for': address })

for (const language of languages) {
  const said = says[language]

  test(
    `[2.39] [4.37] [4.38] [4.39] [9.17] a guest in Macau is offered to go over, and goes (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      await comeFrom(page, ctm)
      await page.goto(`/home?lang=${language}`)
      const dialog = page.getByRole('alertdialog', { name: said.inMacau })
      await expect(dialog.getByRole('button', { name: said.goMacau })).toBeFocused()
      expect(await barriers(page)).toEqual([])
      await expect.poll(() => kept(page, 'ipcity')).toContain('"region":"MO"')
      await expect.poll(() => kept(page, 'getFrontConfig')).toContain('"isOpenMo":true')
      await dialog.getByRole('button', { name: said.goMacau }).tap()
      await expect(page.locator('html')).toHaveAttribute('data-brand', '42')
      await expect(page.locator('html')).toHaveAttribute('lang', words[language].htmlLang)
      await expect.poll(() => kept(page, 'locationCity')).toBe('MO')
      await learned(page, () => page.reload())
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    },
  )

  test(
    `[4.40] who stays is asked once, and again only where another region is seen (${language})`,
    wholeLaneOnly,
    async ({ page, baseURL }) => {
      await comeFrom(page, ctm)
      await page.goto(`/home?lang=${language}`)
      const dialog = page.getByRole('alertdialog', { name: said.inMacau })
      await dialog.getByRole('button', { name: said.stayHk }).tap()
      await expect(dialog).toBeHidden()
      await learned(page, () => page.reload())
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect(page.locator('html')).toHaveAttribute('data-brand', '31')
      await page.context().addCookies([{ name: 'brand', value: '42', url: baseURL ?? '' }])
      await comeFrom(page, pccw)
      await page.evaluate(() => localStorage.setItem('ipcity', localStorage.getItem('ipcity')?.replace(/"at":\d+/, '"at":0') ?? ''))
      await page.reload()
      await page.getByRole('alertdialog', { name: said.inHk }).getByRole('button', { name: said.goHk }).tap()
      await expect(page.locator('html')).toHaveAttribute('data-brand', '31')
      await expect.poll(() => kept(page, 'locationCity')).toBe('HK')
    },
  )
}

test('[4.38] the question waits until another dialog is closed, and Escape says no to it', wholeLaneOnly, async ({ page }) => {
  await comeFrom(page, ctm)
  // The question would stand over the way to the other dialog.
  const { promise: held, resolve: come } = Promise.withResolvers<void>()
  await page.route(/getIpRegion/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/home?lang=en`)
  await page.getByRole('button', { name: words.en.regionPill }).tap()
  const sheet = page.getByRole('dialog', { name: words.en.regionSheet })
  await expect(sheet).toBeVisible()
  come()
  await expect.poll(() => kept(page, 'ipcity')).toContain('"region":"MO"')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  const dialog = page.getByRole('alertdialog', { name: says.en.inMacau })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(() => kept(page, 'ipcity')).toContain('"confirmed":"MO"')
})

test('[4.38] nobody who is about to pay is asked', wholeLaneOnly, async ({ page }) => {
  await comeFrom(page, ctm)
  await learned(page, () => page.goto(`/confirmorder/2?lang=en`))
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
