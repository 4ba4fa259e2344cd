import type { OrderDetail } from '@harbour/protocol'
import { orderTypes } from '@harbour/rules'
import { Phone, Route, Store } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { telephone } from '../../../entities/contact/phone-number.ts'
import { Block } from '../../../ui/frame/Block.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'

/** The shop that makes the order: how to reach it, and how to get there for who collects. */
export function OrderShop({ order }: { order: OrderDetail }) {
  const { orderType, storeName, storeAddress, storePhone, storeLat, storeLng, brand } = order
  const phone = telephone(storePhone, brand)
  return (
    <Block className="trk__shop">
      <div className="row g3">
        <span className="trk__ic">
          <Icon of={Store} />
        </span>
        <span className="trk__words">
          <h2 className="strong">{storeName}</h2>
          <span className="small ink2">{storeAddress}</span>
        </span>
      </div>
      <div className="trk__acts">
        {orderType !== orderTypes.delivery && (
          <Button
            variant="tint"
            href={`https://www.google.com/maps/dir/?api=1&destination=${storeLat},${storeLng}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon of={Route} size={20} />
            {m.order_directions()}
          </Button>
        )}
        <Button variant="tint" href={phone.href}>
          <Icon of={Phone} size={20} />
          <span className="num">{phone.words}</span>
        </Button>
      </div>
    </Block>
  )
}
