import type { StoreCard } from '@harbour/protocol'
import type { Point } from '@harbour/rules'
import { ChevronLeft, ChevronRight, LocateFixed } from 'lucide-react'
import { Suspense, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useNow } from '../../../lib/server-clock.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { locationStatuses, distanceWords, useGuestLocation } from '../../../entities/location/guest-location.ts'
import { brand } from '../../../api/region.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { MapSight } from '../../../ui/map/open-map.ts'
import { edgeShops, type EdgeShop } from './edge-shops.ts'
import { shopPin } from './shop-pin.ts'

const MapView = lazyPart(() => import('../../../ui/map/MapView.tsx'), 'MapView')

type ShopsMapProps = {
  stores: readonly StoreCard[]
  centre: Point
  picked: string | undefined
  onPick: (storeId: string) => void
  onNearMe: () => void
}

/** The shops of the list on a map, with their waits; at its edges the way to those that lie off it. The list says the same in words. */
export function ShopsMap({ stores, centre, picked, onPick, onNearMe }: ShopsMapProps) {
  const now = useNow()
  const { point: here, status } = useGuestLocation()
  const [sight, setSight] = useState<MapSight>()
  return (
    <>
      <Suspense fallback={null}>
        <MapView
          label={m.shops_map()}
          brand={brand()}
          centre={centre}
          zoom={14}
          here={here}
          pins={stores.map((store) => shopPin(store, { now, selected: store.storeId === picked }))}
          onView={setSight}
          onPin={onPick}
        />
      </Suspense>
      {sight && edgeShops(stores, sight).map((edge) => <Edge key={edge.side} edge={edge} onPick={onPick} />)}
      <IconButton
        icon={LocateFixed}
        size={20}
        look="float"
        className="smap__me"
        label={m.shops_near_me()}
        aria-busy={status === locationStatuses.searching}
        onClick={onNearMe}
      />
    </>
  )
}

function Edge({ edge: { store, side, metres, top }, onPick }: { edge: EdgeShop; onPick: (storeId: string) => void }) {
  return (
    <button type="button" className={`medge medge--${side}`} style={{ top }} onClick={() => onPick(store.storeId)}>
      {side === 'left' && <Icon of={ChevronLeft} size={14} />}
      <span className="clip">{shortName(store.name)}</span> <span className="nowrap">{distanceWords(metres)}</span>
      {side === 'right' && <Icon of={ChevronRight} size={14} />}
    </button>
  )
}

/** "North Point, Java Road" is North Point, from afar. */
const shortName = (name: string) => name.split(', ')[0] ?? name
