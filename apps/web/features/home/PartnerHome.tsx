import { Suspense, type ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { optionalLazyPart } from '../../lib/lazy-part.ts'
import { useOrderLocation } from '../../entities/location/order-location.ts'
import { useSession } from '../../api/session.ts'
import { Skyline } from '../../ui/frame/Skyline.tsx'
import { useDefaultPlace } from './default-place.ts'
import { OrderStart } from './OrderStart.tsx'
import { PartnerCard } from './PartnerCard.tsx'
import { PartnerHeader } from './PartnerHeader.tsx'
import './partner.css'

const LiveOrder = optionalLazyPart(() => import('./LiveOrder.tsx'), 'LiveOrder')

/** Home inside the loyalty partner's app: its frame around our start of an order, its card and its coupons (spec 1.10, 6.4). */
export function PartnerHome({ coupons }: { coupons: ReactNode }) {
  const where = useOrderLocation()
  useDefaultPlace(where)
  const known = useSession(({ user, secretKey }) => user !== null && secretKey !== '')
  return (
    <div className="app pad-tab">
      <header>
        <PartnerHeader />
        <div className="hd hd--partner">
          <div className="hd__sky">
            <Skyline />
          </div>
          <h1 className="hd__hi">{m.home_greeting()}</h1>
        </div>
      </header>
      <main id="main">
        <OrderStart where={where} />
        <Suspense fallback={null}>{known && <LiveOrder />}</Suspense>
        <PartnerCard />
        <Suspense fallback={null}>{coupons}</Suspense>
      </main>
    </div>
  )
}
