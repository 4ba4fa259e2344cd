import { useLocale } from './locale.ts'

/** Sentences one after the other; what is not there is left out. Chinese has no space between them. */
export const sentences = (...said: (string | false | undefined)[]): string =>
  said.filter(Boolean).join(useLocale.getState().locale === 'en' ? ' ' : '')
