import { Ellipsis, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { lazyPart } from '../../lib/lazy-part.ts'
import { goToPartner } from '../../entities/partner/partner.ts'
import { IconButton } from '../../ui/IconButton.tsx'

const RegionSheet = lazyPart(() => import('./RegionSheet.tsx'), 'RegionSheet')

/** The frame that comes first in the partner's app: whose page this is, and the way back. */
export function PartnerHeader() {
  const [choosing, setChoosing] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <div className="ptop">
      <IconButton icon={X} label={m.partner_close()} onClick={goToPartner} />
      <p className="ptop__words">
        <b className="smallb clip">{m.partner_brand()}</b>
        <span className="cap ink2 clip">{m.partner_inside()}</span>
      </p>
      <IconButton icon={Ellipsis} label={m.partner_more()} aria-haspopup="dialog" onClick={() => setChoosing('open')} />
      <Suspense fallback={null}>
        {choosing !== 'never' && <RegionSheet open={choosing === 'open'} onClose={() => setChoosing('closed')} />}
      </Suspense>
    </div>
  )
}
