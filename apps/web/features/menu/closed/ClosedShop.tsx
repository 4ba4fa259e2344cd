import type { StoreDetail } from '@harbour/protocol'
import { formatTime, orderTypes, type OrderType } from '@harbour/rules'
import { CirclePause, Moon } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { useNow } from '../../../lib/server-clock.ts'
import type { ShopOpenness } from '../../../entities/shop/shop.ts'
import { shopState } from '../../../entities/shop/shop-state.ts'
import { stateWord } from '../../../entities/shop/openness-words.ts'
import { whenWords } from '../../../lib/when-words.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Skyline } from '../../../ui/frame/Skyline.tsx'
import { OpenNearby } from './OpenNearby.tsx'
import { OtherDeliverer } from './OtherDeliverer.tsx'
import { PreorderHere } from './PreorderHere.tsx'

type ClosedShopProps = { shopOpenness: ShopOpenness; orderType: OrderType; shop: StoreDetail }

/** The shop takes no mobile orders now: why, from when on, and what a guest can do instead (spec 8.13). */
export function ClosedShop({ shopOpenness, orderType, shop }: ClosedShopProps) {
  const now = useNow()
  const state = shopState(shopOpenness, now)
  const preorder = shop.preorders.includes(orderType)
  return (
    <>
      <section className="mclosed">
        <div className="mclosed__sky">
          <Skyline />
        </div>
        <div className="mclosed__in">
          <Badge tone="reward" icon={state === 'paused' ? CirclePause : Moon}>
            {stateWord(state)}
          </Badge>
          <h2>{state === 'paused' ? m.menu_paused_title() : state === 'ended' ? m.menu_last_orders_title() : m.menu_closed_title()}</h2>
          <p>
            {whyWords(shopOpenness, state, now)} {preorder ? m.menu_preorder_or() : notAhead[orderType]()}
          </p>
        </div>
      </section>
      <div className="mopen">
        {preorder && <PreorderHere />}
        {orderType === orderTypes.delivery ? <OtherDeliverer closed={shop.storeId} /> : <OpenNearby orderType={orderType} shop={shop} />}
      </div>
    </>
  )
}

function whyWords({ openness: { closesAt, opensAt } }: ShopOpenness, state: ReturnType<typeof shopState>, now: number): string {
  if (state === 'ended' && closesAt !== null) return m.menu_last_orders({ time: formatTime(closesAt) })
  return opensAt === null ? '' : m.menu_opens({ when: whenWords(opensAt, now) })
}

const notAhead: Record<OrderType, () => string> = {
  [orderTypes.takeaway]: m.menu_no_preorder_takeaway,
  [orderTypes.delivery]: m.menu_no_preorder_delivery,
  [orderTypes.dineIn]: m.menu_no_preorder_dine_in,
}
