import type { Instant } from '@harbour/rules'
import { language } from '../../../lib/locale.ts'

/** The month of a moment: "November 2026", 「2026年11月」. */
export function monthWords(moment: Instant): string {
  return new Intl.DateTimeFormat(language() === 2 ? 'en-GB' : 'zh-HK', {
    year: 'numeric',
    month: 'long',
    timeZone: 'Asia/Shanghai',
  }).format(moment)
}
