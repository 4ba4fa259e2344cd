import { orderTypes } from '@harbour/rules'
import { Bike, IdCard, MessageSquareText, Phone, TriangleAlert } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../ui/Avatar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MoneyTag } from '../orders/OrderTags.tsx'
import type { ShopOrder } from '../orders/shop-order.ts'
import { AlarmLines } from './AlarmLines.tsx'
import './AlarmOrder.css'

/** All of an order that whoever answers it has to know; what may harm somebody stands above what is to be made. */
export function AlarmOrder({ order }: { order: ShopOrder }) {
  const { allergy, checkAge, handover, destination } = order
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
        {destination && (
          <span className="tag tag--del">
            <Icon of={Bike} size={20} />
            {destination.building || destination.fullAddress}
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
      <Guest order={order} />
    </section>
  )
}

function Guest({ order: { contact, destination, allergy } }: { order: ShopOrder }) {
  if (!contact) return null
  const { floor, flat, fullAddress, note } = destination ?? {}
  const where =
    destination && [fullAddress, floor && m.alarm_floor({ floor }), flat && m.alarm_flat({ flat }), note].filter(Boolean).join(' · ')
  return (
    <div className="alo__guest">
      <Avatar name={contact.name} />
      <p>
        <b>
          {contact.name} · {contact.phone}
        </b>
        {where && <span>{where}</span>}
      </p>
      <a className={allergy?.clashes ? 'kb kb--danger' : 'kb kb--tint'} href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>
        <Icon of={Phone} size={22} />
        {m.alarm_call()}
      </a>
    </div>
  )
}
