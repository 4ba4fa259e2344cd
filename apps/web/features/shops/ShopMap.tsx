import type { StoreDetail } from '@harbour/protocol'
import { Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import { useNow } from '../../stores/clock.ts'
import { lazyPart } from '../../stores/lazy-part.ts'
import { useGuestLocation } from '../../stores/location.ts'
import { brand } from '../../stores/region.ts'
import { standingFor } from '../../stores/shop.ts'
import { useDeliveryRange } from './delivery-range.ts'
import type { InShop } from './in-shop.ts'
import { pinOf } from './pin.ts'

const MapView = lazyPart(() => import('../../ui/map/MapView.tsx'), 'MapView')

/** Where a shop is, and the ground that it delivers to. */
export function ShopMap({ store, orderType }: { store: StoreDetail; orderType: InShop }) {
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
        pins={[pinOf({ ...store, ...standingFor(store, orderType) }, { now, selected: true })]}
        areas={zones.map(({ ring, holes }) => ({ rings: [ring, ...holes], tone: 'zone' }))}
      />
    </Suspense>
  )
}
