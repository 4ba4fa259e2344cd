import { getStore } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { MapPin, Route } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { useBack } from '../../../navigation/go.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { isInRegion } from '../../../entities/location/guest-location.ts'
import { brand } from '../../../api/region.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { directionsTo } from '../directions.ts'
import { linkedPlace, type LinkedPlace } from './linked-place.ts'
import '../shops.css'
import { paths } from '../../../navigation/paths.ts'

const MapView = lazyPart(() => import('../../../ui/map/MapView.tsx'), 'MapView')

/** One place on the map, a shop or whatever the address names, and the way there (spec 2.29). */
export function LinkedPlaceScreen() {
  const back = useBack()
  const { spot, storeId, waiting } = useLinkedPlace()
  const shown = spot && isInRegion(spot)
  return (
    <div className="app pad-cta">
      <div className="smap smap--spot">
        {shown && (
          <Suspense fallback={null}>
            <MapView
              label={m.shops_spot_map({ place: spot.name || m.shops_spot() })}
              brand={brand()}
              centre={spot}
              marks={[{ id: 'spot', at: spot, icon: MapPin, look: 'shop' }]}
            />
          </Suspense>
        )}
        <AppBar floating onBack={() => back(paths.shops)} />
      </div>
      <Panel card>
        {waiting && <Waiting />}
        {!waiting && !spot && <NoLinkedPlace />}
        {spot && <AboutLinkedPlace spot={spot} onMap={shown === true} storeId={storeId} />}
      </Panel>
    </div>
  )
}

type Pointed = { spot: (LinkedPlace & { address?: string }) | undefined; storeId: string | undefined; waiting: boolean }

/** The shop that the address names, or else the place. */
function useLinkedPlace(): Pointed {
  const [params] = useSearchParams()
  const storeId = params.get('storeId') ?? ''
  const { data, isPending } = useQuery({ ...query(getStore, { storeId }, { background: true, handles: 'all' }), enabled: storeId !== '' })
  if (storeId === '') return { spot: linkedPlace(params), storeId: undefined, waiting: false }
  return { spot: data, storeId: data?.storeId, waiting: isPending }
}

type AboutLinkedPlaceProps = { spot: LinkedPlace & { address?: string }; onMap: boolean; storeId: string | undefined }

function AboutLinkedPlace({ spot, onMap, storeId }: AboutLinkedPlaceProps) {
  return (
    <section className="sec sd__about">
      <h1 className="t1">{spot.name || m.shops_spot()}</h1>
      <p className="small ink2">{spot.address ?? `${spot.lat}, ${spot.lng}`}</p>
      {!onMap && (
        <p className="small" role="note">
          {m.shops_spot_off()}
        </p>
      )}
      <div className="sd__acts">
        <Button variant="tint" href={directionsTo(spot)} target="_blank" rel="noreferrer">
          <Icon of={Route} size={20} />
          {m.shops_directions()}
        </Button>
        {storeId && (
          <Button variant="tint" href={`${paths.shop}?storeId=${storeId}`}>
            {m.shops_shop()}
          </Button>
        )}
      </div>
    </section>
  )
}

function Waiting() {
  return (
    <section className="sec sd__about" aria-busy="true">
      <h1 className="sr">{m.shops_spot()}</h1>
      <Skeleton height={96} />
    </section>
  )
}

function NoLinkedPlace() {
  return (
    <EmptyState level={1} title={m.shops_spot_none()} body={m.shops_unknown_body()}>
      <Button variant="secondary" block href={paths.shops}>
        {m.shops_all_shops()}
      </Button>
    </EmptyState>
  )
}
