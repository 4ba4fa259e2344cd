import { Globe, Languages } from 'lucide-react'
import { useState } from 'react'
import { language } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'
import { macauIsOpen } from '../../entities/brand/front-config.ts'
import { brand, switchLanguage, switchRegion } from '../../api/region.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { Segmented } from '../../ui/forms/Segmented.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'

/** Which region and language this is; either switch loads the app anew, with the cart kept (spec 1.4, 1.5, 4.39). */
export function RegionAndLanguage() {
  const [choosing, choose] = useState<'region' | 'language'>()
  const close = () => choose(undefined)
  return (
    <section className="menu-card card" aria-label={m.account_settings()}>
      <ListRow
        icon={Globe}
        plain
        title={m.account_region()}
        end={<span className="small ink2">{brand() === 42 ? m.account_macau() : m.account_hong_kong()}</span>}
        onClick={() => choose('region')}
      />
      <ListRow
        icon={Languages}
        plain
        title={m.account_language()}
        end={<span className="small ink2">{spoken() === 'en' ? 'English' : '繁體中文'}</span>}
        onClick={() => choose('language')}
      />
      <Sheet open={choosing === 'region'} onClose={close} title={m.account_region()}>
        <div className="mine__switch">
          <Segmented
            label={m.account_region()}
            segments={[
              { value: '31', label: m.account_hong_kong() },
              { value: '42', label: m.account_macau() },
            ].filter(({ value }) => value === '31' || macauIsOpen())}
            value={brand() === 42 ? '42' : '31'}
            onChange={(to) => (Number(to) === brand() ? close() : switchRegion(to === '42' ? 42 : 31))}
          />
        </div>
      </Sheet>
      <Sheet open={choosing === 'language'} onClose={close} title={m.account_language()}>
        <div className="mine__switch">
          <Segmented
            label={m.account_language()}
            segments={[
              { value: 'tc', label: <span lang="zh-Hant-HK">繁體中文</span> },
              { value: 'en', label: <span lang="en">English</span> },
            ]}
            value={spoken()}
            onChange={(to) => (to === spoken() ? close() : switchLanguage(to))}
          />
        </div>
      </Sheet>
    </section>
  )
}

const spoken = () => (language() === 2 ? 'en' : 'tc')
