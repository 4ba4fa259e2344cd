import { m } from '../../paraglide/messages.js'
import { LanguageChoice } from '../../entities/brand/LanguageChoice.tsx'
import { RegionChoice } from '../../entities/brand/RegionChoice.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'

/** Region and language; either loads the app anew, with the cart kept (spec 1.4, 1.5, 4.39). */
export function RegionSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={m.home_switch_title()}>
      <div className="home-switch">
        <h3 className="smallb">{m.home_region()}</h3>
        <RegionChoice label={m.home_region()} hongKong={m.home_region_hk()} macau={m.home_region_mo()} onStay={onClose} />
        <h3 className="smallb">{m.home_lang()}</h3>
        <LanguageChoice label={m.home_lang()} onStay={onClose} />
      </div>
    </Sheet>
  )
}
