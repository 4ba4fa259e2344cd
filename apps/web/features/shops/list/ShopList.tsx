import type { StoreCard } from '@harbour/protocol'
import { orderTypes } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { useNow } from '../../../lib/server-clock.ts'
import { distanceWords } from '../../../entities/location/guest-location.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ShopCard } from '../../../ui/shop/ShopCard.tsx'
import type { OnSiteOrderType } from '../on-site-order-type.ts'
import { SelectedShopActions } from './SelectedShopActions.tsx'
import { shopFacts, stateWords } from '../shop-words.ts'

type ShopListProps = {
  stores: readonly StoreCard[]
  orderType: OnSiteOrderType
  keyword: string
  often: boolean
  picked: StoreCard | undefined
  /** The name of what the list is sorted around. */
  near: string | undefined
  /** No shop is listed that is further away, in metres. */
  reach: number | undefined
  onPick: (storeId: string) => void
  onShowAll: () => void
}

/** The id by which the map finds a shop's card. */
export const cardId = (storeId: string) => `shop-${storeId}`

/** The shops that fit, one of them picked and ready to order from; while none is, each of them. */
export function ShopList({ stores, orderType, keyword, often, picked, near, reach, onPick, onShowAll }: ShopListProps) {
  const now = useNow()
  return (
    <>
      <div className="sec-head">
        <h2>{often ? m.shops_often_head() : headWords(orderType, near)}</h2>
        <span className="small ink2 nowrap" role="status">
          {countWords(stores.length, reach)}
        </span>
      </div>
      {stores.length === 0 && (
        <EmptyState title={noneWords(keyword, often)} body={often ? m.shops_never_body() : m.shops_nothing_body()}>
          <Button variant="secondary" block onClick={onShowAll}>
            {m.shops_show_all()}
          </Button>
        </EmptyState>
      )}
      <div className="stack">
        {stores.map((store) => (
          <ShopCard
            key={store.storeId}
            id={cardId(store.storeId)}
            name={store.name}
            address={store.address}
            distance={store.distance === null ? undefined : distanceWords(store.distance)}
            state={stateWords(store, now)}
            facts={shopFacts(store, orderType, now)}
            selected={store.storeId === picked?.storeId}
            onPick={() => onPick(store.storeId)}
            actions={!picked || store === picked ? <SelectedShopActions {...{ store, orderType }} named={!picked} /> : undefined}
          />
        ))}
        {stores.length > 0 && reach !== undefined && (
          <Button variant="secondary" block onClick={onShowAll}>
            {m.shops_show_all()}
          </Button>
        )}
      </div>
    </>
  )
}

function countWords(count: number, reach: number | undefined): string {
  const shops = count === 1 ? m.shops_count_one() : m.shops_count({ count })
  return reach === undefined ? shops : m.shops_within({ shops, count: reach / 1000 })
}

function noneWords(keyword: string, often: boolean): string {
  if (keyword) return m.shops_nothing({ words: keyword })
  return often ? m.shops_never() : m.shops_nothing_filtered()
}

function headWords(orderType: OnSiteOrderType, place: string | undefined): string {
  const dineIn = orderType === orderTypes.dineIn
  if (place === undefined) return dineIn ? m.shops_all_dine_in() : m.shops_all_takeaway()
  return dineIn ? m.shops_near_dine_in({ place }) : m.shops_near_takeaway({ place })
}
