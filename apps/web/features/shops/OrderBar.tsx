import type { StoreDetail } from '@harbour/protocol'
import { orderTypes } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { useWantedAt } from '../../entities/location/order-time.ts'
import { opennessFor } from '../../entities/shop/shop.ts'
import { Button } from '../../ui/Button.tsx'
import { CtaBar } from '../../ui/frame/CtaBar.tsx'
import { onSiteOrderTypes, type OnSiteOrderType } from './on-site-order-type.ts'
import { useOrderAt } from './order-at.ts'
import { shopAction } from './shop-action.ts'
import { paths } from '../../navigation/paths.ts'

/** The ways to order from a shop; the one that the guest has in mind stands last, and red while the shop takes orders, now or ahead. */
export function OrderBar({ store, orderType }: { store: StoreDetail; orderType: OnSiteOrderType }) {
  const orderAt = useOrderAt()
  const wantedAt = useWantedAt()
  const served = onSiteOrderTypes.filter((each) => store.orderTypes.includes(each))
  const others = served.filter((each) => each !== orderType)
  const asItStands = (each: OnSiteOrderType) => ({ ...store, ...opennessFor(store, each) })
  if (served.length === 0) {
    return (
      <CtaBar>
        <Button block href={paths.addressSearch(1)}>
          {m.shops_deliver_only()}
        </Button>
      </CtaBar>
    )
  }
  const way = shopAction(asItStands(orderType), orderType, wantedAt)
  return (
    <CtaBar>
      {others.map((each) => (
        <Button key={each} variant="secondary" onClick={() => orderAt(asItStands(each), each)}>
          {words[each]()}
        </Button>
      ))}
      <Button variant={way === 'look' ? 'secondary' : 'primary'} onClick={() => orderAt(asItStands(orderType), orderType)}>
        {way === 'order' ? words[orderType]() : way === 'preorder' ? m.shops_preorder_here() : m.shops_see_menu()}
      </Button>
    </CtaBar>
  )
}

const words: Record<OnSiteOrderType, () => string> = {
  [orderTypes.takeaway]: m.shops_take_away_here,
  [orderTypes.dineIn]: m.shops_dine_in_here,
}
