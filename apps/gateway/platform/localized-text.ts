import { languageIds, type Language } from '@harbour/rules'

/** A text in both languages. */
export type LocalizedText = { tc: string; en: string }

/** The text in one language: `languageIds.tc` is Traditional Chinese, `languageIds.en` English. */
export function localize(text: LocalizedText, language: Language): string {
  return language === languageIds.en ? text.en : text.tc
}
