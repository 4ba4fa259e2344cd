import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { newShopTablet, type ShopTablet } from './outside/shop-people.ts'
import { brandOf } from './phone-state.ts'
import type { Language } from './words/words.ts'

export type Tablet = { page: Page; shop: ShopTablet; signIn: () => Promise<void>; close: () => Promise<void> }

const locales = { tc: 'zh-Hant', en: 'en' } as const

type TabletOptions = {
  /** Its worker keeps the page for when there is no network. */
  serviceWorkers?: 'allow'
  permissions?: string[]
  /** Prepares it before its first page opens. */
  prepare?: (context: BrowserContext) => Promise<unknown>
}

/** A tablet of a shop on its counter, paired, with nobody signed in yet. It ends with the test that opens it. */
export async function openTablet(
  browser: Browser,
  storeId: string,
  language: Language,
  { prepare, ...options }: TabletOptions = {},
): Promise<Tablet> {
  const tablet = await newShopTablet(storeId)
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: language === 'tc' ? 'zh-HK' : 'en-HK',
    timezoneId: 'Asia/Hong_Kong',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
    ...(process.env.HARBOUR_URL && { baseURL: process.env.HARBOUR_URL }),
  })
  await prepare?.(context)
  const page = await context.newPage()
  await page.goto('/healthz')
  await page.evaluate(
    (kept) => {
      for (const [key, state] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify({ state, version: 0 }))
    },
    { 'console.keys': keysOf(tablet), 'console.locale': { locale: locales[language] } },
  )
  await page.goto('/console/shop')
  return { page, shop: tablet, signIn: () => signInAt(page, tablet), close: () => context.close() }
}

function keysOf({ deviceId, storeId, key, tabletId, name }: ShopTablet) {
  return { deviceId, brand: brandOf({ storeId }), tablet: { key, tabletId, storeId, name }, shift: null }
}

async function signInAt(page: Page, { person }: ShopTablet): Promise<void> {
  await page.getByRole('button', { name: person.name }).click()
  await enterPin(page, person)
  await expect(page.getByRole('navigation')).toBeVisible()
}

/** Types the PIN on the keyboard, once the pad listens to it. */
export async function enterPin(page: Page, { pin }: ShopTablet['person']): Promise<void> {
  await expect(page.locator('.pin:focus')).toBeVisible()
  await page.keyboard.type(pin)
  await page.keyboard.press('Enter')
}

/** Answers the order that rings. One that has just come is deaf for a moment, so that a tap meant for another does not answer it. */
export async function answer(page: Page, words: RegExp): Promise<void> {
  const alarm = page.getByRole('alertdialog')
  const button = alarm.getByRole('button', { name: words })
  await expect(button).toBeVisible()
  await expect(async () => {
    // One that was heard is not pressed again: the button may be gone by then.
    if (await alarm.isVisible()) await button.click({ timeout: 2000 })
    await expect(alarm).toBeHidden({ timeout: 2000 })
  }).toPass()
}
