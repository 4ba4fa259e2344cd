import { formatDate, type Instant } from '@harbour/rules'
import { language } from './locale.ts'

/** The day of a moment, as this language writes it: "31 Dec 2026", 2026/12/31. */
export function dayWords(moment: Instant): string {
  if (language() === 1) return formatDate(moment)
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Shanghai' }).format(moment)
}
