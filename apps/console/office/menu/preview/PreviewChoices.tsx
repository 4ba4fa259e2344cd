import { m } from '../../../paraglide/messages.js'
import { classes } from '../../../lib/classes.ts'

type PreviewChoicesProps = {
  isEnglish: boolean
  isDark: boolean
  onLanguage: (isEnglish: boolean) => void
  onTheme: (isDark: boolean) => void
}

/** The language and the theme in which the phone is looked at. */
export function PreviewChoices({ isEnglish, isDark, onLanguage, onTheme }: PreviewChoicesProps) {
  const choice = (words: string, on: boolean, act: () => void, lang?: string) => (
    <button type="button" aria-pressed={on} lang={lang} className={classes(on && 'is-on')} onClick={act}>
      {words}
    </button>
  )
  return (
    <div className="mview__choices" role="group" aria-label={m.menu_preview_how()}>
      {choice('中文', !isEnglish, () => onLanguage(false), 'zh-Hant-HK')}
      {choice('English', isEnglish, () => onLanguage(true), 'en')}
      {choice(m.menu_preview_dark(), isDark, () => onTheme(!isDark))}
    </div>
  )
}
