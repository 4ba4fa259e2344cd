import { switchLanguage } from '../../api/region.ts'
import { language } from '../../lib/locale.ts'
import { Segmented } from '../../ui/forms/choices/Segmented.tsx'

/** The language, each in its own words; another one loads the app anew, with the cart kept (spec 1.5). */
export function LanguageChoice({ label, onStay }: { label: string; onStay: () => void }) {
  const spoken = language() === 2 ? 'en' : 'tc'
  return (
    <Segmented
      label={label}
      segments={[
        { value: 'tc', label: <span lang="zh-Hant-HK">繁體中文</span> },
        { value: 'en', label: <span lang="en">English</span> },
      ]}
      value={spoken}
      onChange={(to) => (to === spoken ? onStay() : switchLanguage(to))}
    />
  )
}
