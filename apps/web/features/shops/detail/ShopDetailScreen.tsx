import { getStore } from '@harbour/protocol'
import { orderTypes } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { useBack } from '../../../navigation/go.ts'
import { useOrderLocation } from '../../../entities/location/order-location.ts'
import { isUnknown } from '../../../api/is-unknown.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { onSiteOrderTypes } from '../on-site-order-type.ts'
import { useNearPoint } from '../list/near-point.ts'
import { OrderBar } from '../OrderBar.tsx'
import { ShopAbout } from './ShopAbout.tsx'
import { ShopDelivery } from './ShopDelivery.tsx'
import { ShopDetailSkeleton } from './ShopDetailSkeleton.tsx'
import { ShopHours } from './ShopHours.tsx'
import { ShopMap } from './ShopMap.tsx'
import { ShopServices } from './ShopServices.tsx'
import { ShopsFailed } from '../list/ShopsFailed.tsx'
import { shareShop } from './share-shop.ts'
import '../shops.css'
import { paths } from '../../../navigation/paths.ts'

/** One shop: how it stands, where it is, when it is open, what it has and where it delivers (spec 1.17, 2.22). */
export function ShopDetailScreen() {
  const back = useBack()
  const [params] = useSearchParams()
  const storeId = params.get('storeId') ?? ''
  const { near } = useNearPoint()
  const { data, error, refetch } = useQuery({
    ...query(getStore, { storeId, near: near?.point }, { background: true, handles: 'all' }),
    enabled: storeId !== '',
    refetchInterval: 60_000,
  })
  const orderType = useWayToEat(data?.orderTypes)
  const unknown = storeId === '' || isUnknown(error, 'STORE_UNKNOWN')
  return (
    <div className="app pad-cta">
      <div className="smap smap--one">
        {data && <ShopMap store={data} orderType={orderType} />}
        <AppBar
          floating
          onBack={() => back(paths.shops)}
          end={data && <IconButton icon={Share2} look="float" label={m.shops_share()} onClick={() => void shareShop(data)} />}
        />
      </div>
      <Panel card>
        {!data && <h1 className="sr">{m.shops_shop()}</h1>}
        {unknown && <UnknownShop />}
        {error && !unknown && !data && <ShopsFailed onAgain={() => void refetch()} />}
        {!unknown && !error && !data && <ShopDetailSkeleton />}
        {data && (
          <>
            <ShopAbout store={data} orderType={orderType} />
            <ShopHours store={data} />
            <ShopServices store={data} />
            <ShopDelivery storeId={data.storeId} />
            <OrderBar store={data} orderType={orderType} />
          </>
        )}
      </Panel>
    </div>
  )
}

/** The way in which the guest means to eat, if the shop serves that; else the first way it does, and takeaway for a shop of riders alone. */
function useWayToEat(served: readonly number[] = []) {
  const { orderType } = useOrderLocation()
  const wanted = onSiteOrderTypes.find((each) => each === orderType)
  return [wanted, ...onSiteOrderTypes].find((each) => each !== undefined && served.includes(each)) ?? orderTypes.takeaway
}

function UnknownShop() {
  return (
    <EmptyState title={m.shops_unknown()} body={m.shops_unknown_body()}>
      <Button variant="secondary" block href={paths.shops}>
        {m.shops_all_shops()}
      </Button>
    </EmptyState>
  )
}
