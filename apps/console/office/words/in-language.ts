import type { useLocale } from '../../lib/locale.ts'

/** A language of the console; a rule is read in both of them, whichever the screen has. */
export type Locale = ReturnType<typeof useLocale.getState>['locale']

/** A text in one language. */
export const wordsIn = ({ tc, en }: { tc: string; en: string }, locale: Locale): string => (locale === 'en' ? en : tc)

/** Names one after the other, as a language lists them. */
export const listIn = (names: readonly string[], locale: Locale): string => names.join(locale === 'en' ? ', ' : '、')

/** Clauses as one sentence of a language. */
export const sentenceOf = (clauses: readonly (string | null)[], locale: Locale): string => {
  const said = clauses.filter((clause) => clause !== null && clause !== '')
  return locale === 'en' ? `${said.join(', ')}.` : `${said.join('，')}。`
}
