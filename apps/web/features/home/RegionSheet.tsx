import { language } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'
import { macauIsOpen } from '../../entities/brand/front-config.ts'
import { brand, switchLanguage, switchRegion } from '../../api/region.ts'
import { Segmented } from '../../ui/forms/Segmented.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'

/** Region and language; either loads the app anew, with the cart kept (spec 1.4, 1.5, 4.39). */
export function RegionSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const regions = [
    { value: '31', label: m.home_region_hk() },
    { value: '42', label: m.home_region_mo() },
  ] as const
  const languages = [
    { value: 'tc', label: '繁體中文' },
    { value: 'en', label: 'English' },
  ] as const
  return (
    <Sheet open={open} onClose={onClose} title={m.home_switch_title()}>
      <div className="home-switch">
        <h3 className="smallb">{m.home_region()}</h3>
        <Segmented
          label={m.home_region()}
          segments={regions.filter(({ value }) => value === '31' || macauIsOpen())}
          value={brand() === 42 ? '42' : '31'}
          onChange={(to) => (Number(to) === brand() ? onClose() : switchRegion(to === '42' ? 42 : 31))}
        />
        <h3 className="smallb">{m.home_lang()}</h3>
        <Segmented
          label={m.home_lang()}
          segments={[...languages]}
          value={language() === 2 ? 'en' : 'tc'}
          onChange={(to) => ((to === 'en') === (language() === 2) ? onClose() : switchLanguage(to))}
        />
      </div>
    </Sheet>
  )
}
