import { ChevronDown, Globe } from 'lucide-react'
import { Suspense, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { optionalLazyPart, lazyPart } from '../../lib/lazy-part.ts'
import { inMacau } from '../../api/region.ts'
import { isMember, useSession } from '../../api/session.ts'
import { useHostKind } from '../../lib/use-host-kind.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { Skyline } from '../../ui/frame/Skyline.tsx'

const Greeting = optionalLazyPart(() => import('./Greeting.tsx'), 'Greeting')
const LeaveApp = lazyPart(() => import('./LeaveApp.tsx'), 'LeaveApp')
const RegionSheet = lazyPart(() => import('./RegionSheet.tsx'), 'RegionSheet')

/** The green head of home: the brand, the region and language, the greeting. */
export function HomeHead() {
  const [choosing, setChoosing] = useState<'never' | 'open' | 'closed'>('never')
  const member = useSession(({ user }) => isMember(user))
  const inApp = useHostKind() === 'app'
  const region = inMacau() ? m.home_macau() : m.home_hong_kong()
  return (
    <header className="hd">
      <div className="hd__sky">
        <Skyline />
      </div>
      <div className="hd__row">
        <span className="hd__mark">
          <Mark />
        </span>
        <span className="hd__word">
          {m.home_brand()}
          <small>{m.home_brand_small()}</small>
        </span>
        <button
          type="button"
          className="hd__pill"
          aria-haspopup="dialog"
          aria-label={m.home_pill({ region })}
          onClick={() => setChoosing('open')}
        >
          <Icon of={Globe} size={16} />
          {region} · {m.home_language()}
          <Icon of={ChevronDown} size={14} />
        </button>
        <Suspense fallback={null}>{inApp && <LeaveApp />}</Suspense>
      </div>
      <h1 className="hd__hi">
        <Suspense fallback={m.home_greeting()}>{member ? <Greeting /> : m.home_greeting()}</Suspense>
      </h1>
      {choosing !== 'never' && (
        <Suspense fallback={null}>
          <RegionSheet open={choosing === 'open'} onClose={() => setChoosing('closed')} />
        </Suspense>
      )}
    </header>
  )
}
