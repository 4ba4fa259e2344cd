import { type Language } from '@harbour/rules'
import { overwriteGetLocale } from '../paraglide/runtime.js'

/** The language of the page is what the server wrote on it: texts and markup can never disagree (spec 1.4, 1.6). */
export const language = (): Language => (pageLanguage === 'en' ? 2 : 1)

let pageLanguage = 'zh-Hant'

/** Sets the language that texts are given in; called once by the browser's start, and once a page by the pre-renderer. */
export function setLanguage(lang: string) {
  pageLanguage = lang.startsWith('en') ? 'en' : 'zh-Hant'
  overwriteGetLocale(() => (pageLanguage === 'en' ? 'en' : 'zh-Hant'))
}
