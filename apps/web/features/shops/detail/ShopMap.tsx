import type { StoreDetail } from '@harbour/protocol'
import { Suspense } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useNow } from '../../../lib/server-clock.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useGuestLocation } from '../../../entities/location/guest-location.ts'
import { brand } from '../../../api/region.ts'
import { opennessFor } from '../../../entities/shop/shop.ts'
import { useDeliveryRange } from './delivery-range.ts'
import type { OnSiteOrderType } from '../on-site-order-type.ts'
import { shopPin } from '../list/shop-pin.ts'

const MapView = lazyPart(() => import('../../../ui/map/MapView.tsx'), 'MapView')

/** The place of a shop, and the ground that it delivers to. */
export function ShopMap({ store, orderType }: { store: StoreDetail; orderType: OnSiteOrderType }) {
  const now = useNow()
  const { point: here } = useGuestLocation()
  const zones = useDeliveryRange(store.storeId)
  const { lat, lng, name } = store
  return (
    <Suspense fallback={null}>
      <MapView
        label={m.shops_map_one({ shop: name })}
        brand={brand()}
        centre={{ lat, lng }}
        zoom={13}
        here={here}
        pins={[shopPin({ ...store, ...opennessFor(store, orderType) }, { now, selected: true })]}
        areas={zones.map(({ ring, holes }) => ({ rings: [ring, ...holes], tone: 'zone' }))}
      />
    </Suspense>
  )
}
