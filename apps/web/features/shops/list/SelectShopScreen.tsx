import type { StoreCard } from '@harbour/protocol'
import { orderTypes } from '@harbour/rules'
import { ChevronLeft } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useBack } from '../../../navigation/go.ts'
import { useOrderLocation } from '../../../entities/location/order-location.ts'
import { region } from '../../../api/region.ts'
import { takesOrders } from '../../../entities/shop/shop-state.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SearchBox } from '../../../ui/forms/fields/SearchBox.tsx'
import type { OnSiteOrderType } from '../on-site-order-type.ts'
import { LocationGap } from './LocationGap.tsx'
import { useNearPoint } from './near-point.ts'
import { filtersFor, ShopFilters, type ShopFilter } from './ShopFilters.tsx'
import { cardId, ShopList } from './ShopList.tsx'
import { ShopsFailed } from './ShopsFailed.tsx'
import { ShopsMap } from './ShopsMap.tsx'
import { ShopsSkeleton } from './ShopsSkeleton.tsx'
import { useShownShops } from './shown-shops.ts'
import '../shops.css'
import { paths } from '../../../navigation/paths.ts'

/** The shop to collect from or to eat at, chosen on a map and in a list: nearest first, searched by name, district or street (spec 1.17, 2.21). */
export function SelectShopScreen() {
  const back = useBack()
  const { orderType: chosen, shop } = useOrderLocation()
  const orderType: OnSiteOrderType = chosen === orderTypes.delivery ? orderTypes.takeaway : chosen
  const [typed, setTyped] = useState('')
  const [wanted, setFilters] = useState<readonly ShopFilter[]>([])
  const [pressed, setPressed] = useState<string>()
  const filters = wanted.filter((filter) => filtersFor(orderType).includes(filter))
  const keyword = useDeferredValue(typed.trim())
  const { near, nearMe, anywhere } = useNearPoint()
  const { stores, failed, again } = useShownShops({ orderType, near: near?.point, reach: near?.reach, keyword, filters })
  const found = near !== undefined || keyword !== ''
  const picked = pickedShop(stores ?? [], { wished: [pressed, shop?.storeId], found })
  const pin = stores?.find(({ storeId }) => storeId === pressed)
  const goNear = () => {
    setPressed(undefined)
    setFilters(wanted.filter((filter) => filter !== 'often'))
    nearMe()
  }
  const pickOnMap = (storeId: string) => {
    setPressed(storeId)
    document.getElementById(cardId(storeId))?.scrollIntoView({ block: 'center' })
  }
  const showAll = () => {
    setTyped('')
    setFilters([])
    anywhere()
  }
  return (
    <div className="app">
      <div className="smap">
        <ShopsMap
          stores={stores ?? []}
          centre={pin ?? near?.point ?? picked ?? region().centre}
          picked={picked?.storeId}
          onPick={pickOnMap}
          onNearMe={goNear}
        />
        <header className="smap__head">
          <IconButton icon={ChevronLeft} look="float" label={m.ui_back()} onClick={() => back(paths.home)} />
          <h1 className="sr">{m.shops_title()}</h1>
          <SearchBox label={m.shops_search()} placeholder={m.shops_search()} value={typed} onChange={setTyped} className="grow" />
        </header>
      </div>
      <Panel>
        <ShopFilters {...{ orderType, filters }} onChange={setFilters} near={near !== undefined} onNear={goNear} />
        <LocationGap />
        {failed && <ShopsFailed onAgain={again} />}
        {!failed && !stores && <ShopsSkeleton />}
        {!failed && stores && (
          <ShopList
            {...{ stores, orderType, keyword, picked }}
            often={filters.includes('often')}
            near={near?.name}
            reach={keyword ? undefined : near?.reach}
            onPick={setPressed}
            onShowAll={showAll}
          />
        )}
      </Panel>
    </div>
  )
}

type PickingInput = { wished: readonly (string | undefined)[]; found: boolean }

/**
 * The shop of the list that is ready to be ordered from: the first of those wished for that is in it. Else, where it is known around what the guest looks or what
 * they have searched for, the first open one; while nothing is known of where they are, none is better than another.
 */
function pickedShop(stores: readonly StoreCard[], { wished, found }: PickingInput): StoreCard | undefined {
  const [first] = wished.flatMap((storeId) => stores.find((store) => store.storeId === storeId) ?? [])
  return first ?? (found ? (stores.find(takesOrders) ?? stores[0]) : undefined)
}
