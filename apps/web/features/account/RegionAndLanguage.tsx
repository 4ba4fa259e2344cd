import { Globe, Languages } from 'lucide-react'
import { language } from '../../locale.ts'
import { m } from '../../paraglide/messages.js'
import { brand, switchLanguage, switchRegion } from '../../stores/region.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Segmented } from '../../ui/Segmented.tsx'

/** Either switch loads the app anew, with the cart kept (spec 1.4, 1.5, 4.39). */
export function RegionAndLanguage() {
  const regions = [
    { value: '31', label: m.account_hong_kong() },
    { value: '42', label: m.account_macau() },
  ] as const
  const languages = [
    { value: 'tc', label: <span lang="zh-Hant-HK">繁體中文</span> },
    { value: 'en', label: <span lang="en">English</span> },
  ] as const
  return (
    <section className="menu-card card" aria-label={m.account_settings()}>
      <div className="mine__switch">
        <Icon of={Globe} className="ink2" />
        <span className="strong">{m.account_region()}</span>
        <Segmented
          label={m.account_region()}
          segments={regions}
          value={brand() === 42 ? '42' : '31'}
          onChange={(to) => Number(to) !== brand() && switchRegion(to === '42' ? 42 : 31)}
        />
      </div>
      <div className="mine__switch">
        <Icon of={Languages} className="ink2" />
        <span className="strong">{m.account_language()}</span>
        <Segmented
          label={m.account_language()}
          segments={languages}
          value={spoken()}
          onChange={(to) => to !== spoken() && switchLanguage(to)}
        />
      </div>
    </section>
  )
}

const spoken = () => (language() === 2 ? 'en' : 'tc')
