import type { Page } from '@playwright/test'
import { barriers } from './barriers.ts'
import { expect, test as base } from './test.ts'
import { languages, words } from './words.ts'
import { worldAt } from './world.ts'

const noon = '2026-11-23T12:00:00+08:00'
/** Networks of Macau and of Hong Kong. */
const [ctm, pccw] = ['60.246.1.1', '218.102.1.1']

const says = {
  tc: { inMacau: '你似乎身在澳門', goMacau: '轉到澳門', stayHk: '留在香港', inHk: '你似乎身在香港', goHk: '轉到香港' },
  en: {
    inMacau: 'You seem to be in Macau',
    goMacau: 'Switch to Macau',
    stayHk: 'Stay in Hong Kong',
    inHk: 'You seem to be in Hong Kong',
    goHk: 'Switch to Hong Kong',
  },
} as const

/** A world behind a proxy that says where guests come from, and one in which Macau is closed. */
const test = base.extend<object, { proxied: string; closed: string }>({
  proxied: [
    async ({}, use) => {
      const { url, close } = await worldAt(noon, undefined, { TRUST_PROXY: 'on' })
      await use(url)
      await close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  closed: [
    async ({}, use) => {
      const { url, close } = await worldAt(noon, undefined, { IP_REGION: 'MO', OPEN_MACAU: 'off' })
      await use(url)
      await close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** From here on the guest's network is this one. */
const comeFrom = (page: Page, address: string) => page.setExtraHTTPHeaders({ 'x-forwarded-for': address })

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

for (const language of languages) {
  const said = says[language]

  test(`[2.39] [4.37] [4.38] [4.39] [9.17] a guest in Macau is offered to go over, and goes (${language})`, async ({ page, proxied }) => {
    await comeFrom(page, ctm)
    await page.goto(`${proxied}/home?lang=${language}`)
    const dialog = page.getByRole('alertdialog', { name: said.inMacau })
    await expect(dialog.getByRole('button', { name: said.goMacau })).toBeFocused()
    expect(await barriers(page)).toEqual([])
    expect(await kept(page, 'ipcity')).toContain('"region":"MO"')
    expect(await kept(page, 'getFrontConfig')).toContain('"isOpenMo":true')
    await dialog.getByRole('button', { name: said.goMacau }).tap()
    await expect(page.locator('html')).toHaveAttribute('data-brand', '42')
    await expect(page.locator('html')).toHaveAttribute('lang', words[language].htmlLang)
    expect(await kept(page, 'locationCity')).toBe('MO')
    await learned(page, () => page.reload())
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test(`[4.40] who stays is asked once, and again only where another region is seen (${language})`, async ({ page, proxied }) => {
    await comeFrom(page, ctm)
    await page.goto(`${proxied}/home?lang=${language}`)
    const dialog = page.getByRole('alertdialog', { name: said.inMacau })
    await dialog.getByRole('button', { name: said.stayHk }).tap()
    await expect(dialog).toBeHidden()
    await learned(page, () => page.reload())
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-brand', '31')
    await page.context().addCookies([{ name: 'brand', value: '42', url: proxied }])
    await comeFrom(page, pccw)
    await page.evaluate(() => localStorage.setItem('ipcity', localStorage.getItem('ipcity')?.replace(/"at":\d+/, '"at":0') ?? ''))
    await page.reload()
    await page.getByRole('alertdialog', { name: said.inHk }).getByRole('button', { name: said.goHk }).tap()
    await expect(page.locator('html')).toHaveAttribute('data-brand', '31')
    expect(await kept(page, 'locationCity')).toBe('HK')
  })
}

test('[4.38] the question waits until another dialog is closed, and Escape says no to it', async ({ page, proxied }) => {
  await comeFrom(page, ctm)
  await page.goto(`${proxied}/home?lang=en`)
  await page.getByRole('button', { name: words.en.regionPill }).tap()
  const sheet = page.getByRole('dialog', { name: words.en.regionSheet })
  await expect(sheet).toBeVisible()
  await expect.poll(() => kept(page, 'ipcity')).toContain('"region":"MO"')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  const dialog = page.getByRole('alertdialog', { name: says.en.inMacau })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await kept(page, 'ipcity')).toContain('"confirmed":"MO"')
})

test('[4.38] nobody who is about to pay is asked', async ({ page, proxied }) => {
  await comeFrom(page, ctm)
  await learned(page, () => page.goto(`${proxied}/confirmorder/2?lang=en`))
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('[4.41] where Macau is closed its guests are in Hong Kong again, and are not asked', async ({ page, closed }) => {
  await page.context().addCookies([{ name: 'brand', value: '42', url: closed }])
  await page.addInitScript(() => {
    if (!localStorage.getItem('getFrontConfig')) localStorage.setItem('locationCity', 'MO')
  })
  await page.goto(`${closed}/home?lang=en`)
  await expect(page.locator('html')).toHaveAttribute('data-brand', '31')
  expect(await kept(page, 'locationCity')).toBe('HK')
  await learned(page, () => page.reload())
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: words.en.regionPill }).tap()
  await expect(page.getByRole('radio', { name: 'Hong Kong' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Macau' })).toHaveCount(0)
})

/** Opens a page, until it has learned where its guest is and has put its question, if it has one. */
async function learned(page: Page, open: () => Promise<unknown>) {
  const asked = page.waitForResponse(/getFrontConfig/)
  await open()
  await asked
  await expect.poll(() => kept(page, 'ipcity')).toContain('"region"')
  await page.waitForLoadState('networkidle')
}
