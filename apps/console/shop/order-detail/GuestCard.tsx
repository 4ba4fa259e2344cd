import { groupedPhone, orderTypes } from '@harbour/rules'
import { Phone } from 'lucide-react'
import { brand } from '../../api/keys.ts'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../ui/Avatar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Note } from '../../ui/Note.tsx'
import type { ShopOrder } from '../orders/shop-order.ts'

/** The guest of an order as they gave themselves, where it goes, and the way to call them. Of an order that is no longer in hand nobody is shown. */
export function GuestCard({ order: { contact, destination, orderType } }: { order: ShopOrder }) {
  if (!contact) return <Note large>{m.detail_no_guest()}</Note>
  return (
    <section className="kcard odg" aria-label={m.detail_guest()}>
      <div className="rid">
        <Avatar name={contact.name} />
        <span>
          {contact.name} · {groupedPhone(contact.phone, brand())}
          {orderType === orderTypes.delivery && destination && <small>{addressWords(destination)}</small>}
          {destination?.note && <small>{destination.note}</small>}
        </span>
      </div>
      <a className="kb kb--tint kb--block" href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>
        <Icon of={Phone} size={20} />
        {m.detail_call()}
      </a>
    </section>
  )
}

function addressWords({ flat, floor, building, district, fullAddress }: NonNullable<ShopOrder['destination']>): string {
  const door = [flat && m.detail_flat({ flat }), floor && m.detail_floor({ floor })].filter(Boolean).join(m.order_comma())
  const house = fullAddress.includes(building) ? fullAddress : [building, fullAddress].filter(Boolean).join(m.order_comma())
  return [door, house, house.includes(district) ? '' : district].filter(Boolean).join(m.order_comma())
}
