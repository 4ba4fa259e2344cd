import type { StoreCard } from '@harbour/protocol'
import { Info, Phone } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { useReturnQuery } from '../../../navigation/return-to.ts'
import { useWantedAt } from '../../../entities/location/order-time.ts'
import { telephone } from '../../../entities/contact/phone-number.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { OnSiteOrderType } from '../on-site-order-type.ts'
import { useOrderAt } from '../order-at.ts'
import { shopAction } from '../shop-action.ts'
import { paths } from '../../../navigation/paths.ts'

type SelectedShopActionsProps = {
  store: StoreCard
  orderType: OnSiteOrderType
  /** Several shops have their ways on, so that each says whose it is. */
  named: boolean
}

/** The ways on with a shop: order, preorder or look; call it; look closer. */
export function SelectedShopActions({ store, orderType, named }: SelectedShopActionsProps) {
  const { storeId, name, phone } = store
  const orderAt = useOrderAt()
  const wantedAt = useWantedAt()
  const details = new URLSearchParams({ storeId, ...useReturnQuery() })
  const way = shopAction(store, orderType, wantedAt)
  const call = telephone(phone)
  return (
    <>
      <Button
        variant={way === 'look' || named ? 'secondary' : 'primary'}
        aria-label={named ? `${words[way]()} ${name}` : undefined}
        onClick={() => orderAt(store, orderType)}
      >
        {words[way]()}
      </Button>
      <IconButton icon={Phone} look="box" label={m.shops_call({ phone: call.words })} href={call.href} />
      <IconButton icon={Info} look="box" label={m.shops_details({ shop: name })} href={`${paths.shop}?${details}`} />
    </>
  )
}

const words = { order: m.shops_order_here, preorder: m.shops_preorder_here, look: m.shops_see_menu }
