import { languageIds, type Language } from '@harbour/rules'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { overwriteGetLocale } from '../paraglide/runtime.js'

type Locale = 'zh-Hant' | 'en'

/** The language of this screen: each person's own, from their sign-in on. */
export const useLocale = create<{ locale: Locale }>()(persist(() => ({ locale: 'zh-Hant' as Locale }), { name: 'console.locale' }))

overwriteGetLocale(() => useLocale.getState().locale)

/** The language as calls name it. */
export const language = (): Language => (useLocale.getState().locale === 'en' ? languageIds.en : languageIds.tc)

/** Changes the language of the screen, and says it to whatever reads the page aloud. */
export function setLocale(locale: Locale): void {
  document.documentElement.lang = locale === 'en' ? 'en' : 'zh-Hant-HK'
  useLocale.setState({ locale })
}
