import type { Words } from '@harbour/chain'
import { useLocale } from '../../lib/locale.ts'

/** A text in the language of the screen; where it lacks that one, in the other. */
export function localized({ tc, en }: Words): string {
  const [one, other] = useLocale.getState().locale === 'en' ? [en, tc] : [tc, en]
  return one.trim() === '' ? other : one
}

/** The same in the language that the screen is not in. */
export const inOtherLanguage = ({ tc, en }: Words): string => (useLocale.getState().locale === 'en' ? tc : en)
