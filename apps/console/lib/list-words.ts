import { useLocale } from './locale.ts'

/** Names one after the other, as the language of the screen lists them. */
export const listWords = (names: readonly string[]): string => names.join(useLocale.getState().locale === 'en' ? ', ' : '、')
