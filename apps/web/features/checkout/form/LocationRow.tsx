import { orderTypes } from '@harbour/rules'
import { ChevronRight, MapPin, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { addressWords } from '../../../entities/address/address-words.ts'
import { shopOf } from '../../../entities/location/order-location.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Block } from '../../../ui/frame/Block.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { Checkout } from '../use-checkout.ts'
import { OrderTimeRow } from './OrderTimeRow.tsx'
import { paths } from '../../../navigation/paths.ts'

/** The door in one line, or the shop with its street, who takes the order where that is known, and its time; a tap on any changes it and comes back here. */
export function LocationRow({ checkout, guest }: { checkout: Checkout; guest: ReactNode }) {
  const { where, refusal } = checkout
  const delivering = where.orderType === orderTypes.delivery
  const place = placeOf(checkout)
  return (
    <Block className="cf__place">
      <h2 className="sr">{m.confirm_place()}</h2>
      <Anchor
        className={delivering ? 'kv kv--line' : 'kv'}
        href={`${delivering ? paths.addressSearch(1) : paths.shops}?next=${paths.checkout(where.orderType)}`}
      >
        <Icon of={delivering ? MapPin : Store} className="red" />
        <span className="kv__words">
          <b className="strong">{place.name}</b>
          {place.note && <span className="small ink2">{place.note}</span>}
          {refusal && (
            <span className="small kv__wrong">{refusal === 'OUT_OF_SERVICE_AREA' ? m.confirm_outside() : m.confirm_not_this_way()}</span>
          )}
        </span>
        <span className="sr">{m.confirm_change()}</span>
        <Icon of={ChevronRight} size={20} className="ink3" />
      </Anchor>
      {guest}
      {/* Of another shop or door, what the cart told was never said. */}
      {!refusal && <OrderTimeRow key={[checkout.draft?.storeId, where.address?.lat, where.address?.lng].join()} checkout={checkout} />}
    </Block>
  )
}

/** The shop in the words of this language: what was chosen may have been chosen in the other one. */
function placeOf({ where, store }: Checkout): { name: string; note?: string } {
  const { orderType, address } = where
  if (orderType === orderTypes.delivery) {
    return { name: address ? addressWords(address) : m.confirm_choose_address() }
  }
  return { name: store?.name ?? shopOf(where)?.name ?? m.confirm_choose_shop(), note: store?.address }
}
