import { Suspense, type ReactNode } from 'react'
import { useBrandInfo } from '../../entities/brand/brand-info.ts'
import { optionalLazyPart, lazyPart } from '../../lib/lazy-part.ts'
import { shopOf, useOrderLocation } from '../../entities/location/order-location.ts'
import { usePopular } from '../../entities/menu/popular.ts'
import { useLiveShop } from '../../entities/shop/use-live-shop.ts'
import { useSession } from '../../api/session.ts'
import { useHostKind } from '../../lib/use-host-kind.ts'
import { useDefaultPlace } from './default-place.ts'
import { HomeHead } from './HomeHead.tsx'
import { Offers } from './Offers.tsx'
import { OrderStart } from './OrderStart.tsx'
import { Popular } from './popular/Popular.tsx'
import './home.css'

// A guest who comes for the first time has no order on its way.
const LiveOrder = optionalLazyPart(() => import('./LiveOrder.tsx'), 'LiveOrder')

const PartnerHome = lazyPart(() => import('./PartnerHome.tsx'), 'PartnerHome')

/** The screen where every order begins; inside the loyalty partner's app with the partner's coupons. */
export function HomeScreen({ partnerCoupons }: { partnerCoupons: ReactNode }) {
  if (useHostKind() !== 'partner') return <OwnHome />
  return (
    <Suspense fallback={<OwnHome />}>
      <PartnerHome coupons={partnerCoupons} />
    </Suspense>
  )
}

/** The way, the place, and something to be hungry for (spec 2.2). */
function OwnHome() {
  const where = useOrderLocation()
  useDefaultPlace(where)
  const popular = usePopular(shopOf(where)?.storeId)
  useLiveShop(shopOf(where)?.storeId)
  const offers = useBrandInfo()?.offers
  const known = useSession(({ user, secretKey }) => user !== null && secretKey !== '')
  return (
    <div className="app pad-tab">
      <HomeHead />
      <main id="main">
        <Suspense fallback={null}>{known && <LiveOrder leads />}</Suspense>
        <OrderStart where={where} />
        <Suspense fallback={null}>{known && <LiveOrder />}</Suspense>
        {offers && <Offers offers={offers} orderType={where.orderType} />}
        {popular.products.length > 0 && <Popular {...popular} />}
      </main>
    </div>
  )
}
