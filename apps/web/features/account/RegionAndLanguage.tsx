import { Globe, Languages } from 'lucide-react'
import { useState } from 'react'
import { language } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'
import { LanguageChoice } from '../../entities/brand/LanguageChoice.tsx'
import { RegionChoice } from '../../entities/brand/RegionChoice.tsx'
import { inMacau } from '../../api/region.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'

/** The region and language of the page; either switch loads the app anew, with the cart kept (spec 1.4, 1.5, 4.39). */
export function RegionAndLanguage() {
  const [choosing, choose] = useState<'region' | 'language'>()
  const close = () => choose(undefined)
  return (
    <section className="menu-card card" aria-label={m.account_settings()}>
      <ListRow
        icon={Globe}
        plain
        title={m.account_region()}
        end={<span className="small ink2">{inMacau() ? m.account_macau() : m.account_hong_kong()}</span>}
        onClick={() => choose('region')}
      />
      <ListRow
        icon={Languages}
        plain
        title={m.account_language()}
        end={<span className="small ink2">{language() === 2 ? 'English' : '繁體中文'}</span>}
        onClick={() => choose('language')}
      />
      <Sheet open={choosing === 'region'} onClose={close} title={m.account_region()}>
        <div className="mine__switch">
          <RegionChoice label={m.account_region()} hongKong={m.account_hong_kong()} macau={m.account_macau()} onStay={close} />
        </div>
      </Sheet>
      <Sheet open={choosing === 'language'} onClose={close} title={m.account_language()}>
        <div className="mine__switch">
          <LanguageChoice label={m.account_language()} onStay={close} />
        </div>
      </Sheet>
    </section>
  )
}
