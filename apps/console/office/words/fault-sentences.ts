import { useLocale } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'

/** A sentence that the gateway says in English, and the same, with its parts, in the language of the screen. */
export type Sentence = [as: RegExp, words: (...parts: string[]) => string]

/** A fault in the language of the screen, by the first sentence that it is; one that is none of them stands in its own words. */
export function wordsBy(sentences: readonly Sentence[], fault: string): string {
  if (useLocale.getState().locale === 'en') return fault
  for (const [as, words] of sentences) {
    const parts = as.exec(fault)
    if (parts) return words(...parts.slice(1))
  }
  return m.fault_unreadable({ fault })
}
