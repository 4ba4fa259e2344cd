import type { Language } from '@harbour/rules'

/** A text in both languages. */
export type LocalizedText = { tc: string; en: string }

/** The text in one language: 1 Traditional Chinese, 2 English. */
export function localize(text: LocalizedText, language: Language): string {
  return language === 2 ? text.en : text.tc
}
