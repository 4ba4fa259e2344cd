import { orderTypes } from '@harbour/rules'
import { Bike, IdCard, MessageSquareText, Phone, TriangleAlert } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../ui/Avatar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useDevice } from '../device/device-store.ts'
import { MoneyTag } from '../orders/OrderTags.tsx'
import type { ShopOrder } from '../orders/shop-order.ts'
import { AlarmLines } from './AlarmLines.tsx'
import './AlarmOrder.css'
import { guestShown, placeShown } from './guest/guest-shown.ts'
import { useMaySeeGuest } from './guest/use-may-see-guest.ts'

/** All of an order that whoever answers it has to know; what may harm somebody stands above what is to be made. */
export function AlarmOrder({ order }: { order: ShopOrder }) {
  const { allergy, checkAge, handover } = order
  const maySeeGuest = useMaySeeGuest()
  const place = placeShown(order, maySeeGuest)
  // An allergy is told in the guest's own words, which are not told twice.
  const request = order.request === allergy?.text ? null : order.request
  return (
    // The keyboard scrolls a long order, too.
    <section className="alo" tabIndex={0} aria-label={m.alarm_order({ number: order.pickupNo })}>
      <p className="alo__tags">
        <MoneyTag order={order} />
        {checkAge && (
          <span className="tag tag--age">
            <Icon of={IdCard} size={20} />
            {order.orderType === orderTypes.delivery ? m.board_age_check() : m.alarm_age_counter()}
          </span>
        )}
        {place && (
          <span className="tag tag--del">
            <Icon of={Bike} size={20} />
            {place}
          </span>
        )}
      </p>
      {allergy && (
        <p className="alo__allergy">
          <Icon of={TriangleAlert} size={24} />
          <span>{allergy.clashes ? m.alarm_allergy_clash({ words: allergy.text }) : m.alarm_allergy({ words: allergy.text })}</span>
        </p>
      )}
      <AlarmLines order={order} />
      {(request || handover === 'door' || order.quarantined) && (
        <p className="alo__note">
          <Icon of={MessageSquareText} size={22} />
          <span>
            {[handover === 'door' && m.alarm_at_door(), order.quarantined && m.alarm_quarantined(), request].filter(Boolean).join(' · ')}
          </span>
        </p>
      )}
      <Guest order={order} maySee={maySeeGuest} />
    </section>
  )
}

function Guest({ order, maySee }: { order: ShopOrder; maySee: boolean }) {
  const second = useDevice(({ second }) => second)
  const guest = guestShown(order, maySee)
  if (!guest) return null
  return (
    <div className="alo__guest">
      <Avatar name={maySee ? guest.name : ([...guest.name][0] ?? '')} />
      <p>
        <b>
          {guest.name} · {guest.phone}
        </b>
        {guest.where && <span>{guest.where}</span>}
        {!maySee && !second && <span>{m.alarm_signed_in_only()}</span>}
      </p>
      {guest.call && (
        <a className={order.allergy?.clashes ? 'kb kb--danger' : 'kb kb--tint'} href={guest.call}>
          <Icon of={Phone} size={22} />
          {m.alarm_call()}
        </a>
      )}
    </div>
  )
}
