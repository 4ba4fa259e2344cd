import type { Browser, Page } from '@playwright/test'
import { brandIds, type Brand } from '@harbour/rules'
import { newOfficePerson, type OfficePerson, type OfficeRole } from './outside/office-people.ts'
import type { Language } from './words/words.ts'

export type Office = { page: Page; person: OfficePerson; close: () => Promise<void> }

type OfficeTerms = {
  role: OfficeRole
  language: Language
  brand?: Brand
  theme?: 'light' | 'dark'
  viewport?: { width: number; height: number }
  /** By a name: a passkey belongs to none else. */
  baseURL?: string
}

/** The office, open to somebody new of a role, who has just signed in. It ends with the test that opens it. */
export async function openOffice(
  browser: Browser,
  {
    role,
    language,
    brand = brandIds.hongKong,
    theme = 'light',
    viewport = { width: 1440, height: 900 },
    baseURL = process.env.HARBOUR_URL,
  }: OfficeTerms,
): Promise<Office> {
  const person = await newOfficePerson(role)
  const context = await browser.newContext({
    viewport,
    locale: language === 'tc' ? 'zh-HK' : 'en-HK',
    timezoneId: 'Asia/Hong_Kong',
    reducedMotion: 'reduce',
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/healthz')
  await page.evaluate(
    (kept) => {
      for (const [key, state] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify({ state, version: 0 }))
    },
    {
      'console.keys': { deviceId: person.deviceId, brand, tablet: null, shift: null },
      'console.office': { session: person.kept, brand },
      'console.locale': { locale: language === 'tc' ? 'zh-Hant' : 'en' },
      'console.theme': { theme },
    },
  )
  await page.goto('/console/office')
  return { page, person, close: () => context.close() }
}
