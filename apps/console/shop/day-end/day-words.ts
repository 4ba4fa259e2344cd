import { useLocale } from '../../lib/locale.ts'

const spoken: Record<'en' | 'zh-Hant', Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Hong_Kong', weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
  'zh-Hant': new Intl.DateTimeFormat('zh-HK', { timeZone: 'Asia/Hong_Kong', weekday: 'short' }),
}

/** A day `YYYY/MM/DD` as people say it: "Mon 23 Nov 2026", 「2026/11/23 週一」. */
export function dayWords(day: string): string {
  const { locale } = useLocale.getState()
  const noon = Date.parse(`${day.replaceAll('/', '-')}T12:00:00+08:00`)
  return locale === 'en' ? spoken.en.format(noon).replaceAll(',', '') : `${day} ${spoken['zh-Hant'].format(noon)}`
}
