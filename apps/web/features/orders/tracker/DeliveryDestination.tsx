import type { OrderDetail } from '@harbour/protocol'
import type { Brand } from '@harbour/rules'
import { House } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { addressWords } from '../../../entities/address/address-words.ts'
import { handoverAnswers } from '../../../entities/order/handover-answers.ts'
import { telephone } from '../../../entities/contact/phone-number.ts'
import { Block } from '../../../ui/frame/Block.tsx'
import { Icon } from '../../../ui/Icon.tsx'

type DeliveryDestinationProps = Pick<OrderDetail, 'contact' | 'handover' | 'request'> & {
  destination: NonNullable<OrderDetail['destination']>
  brand: Brand
}

/** The address that the rider goes to, whom to ask for, and what the guest wanted the rider to know. */
export function DeliveryDestination({ destination, contact, handover, request, brand }: DeliveryDestinationProps) {
  return (
    <Block>
      <h2 className="sr">{m.order_deliver_to()}</h2>
      <div className="row g3">
        <span className="trk__ic">
          <Icon of={House} />
        </span>
        <span className="trk__words">
          <b className="strong">{addressWords(destination)}</b>
          <span className="small ink2">{destination.fullAddress}</span>
          {contact && (
            <span className="small ink2">{m.order_contact({ name: contact.name, phone: telephone(contact.phone, brand).words })}</span>
          )}
          {handover && <span className="small ink2">{m.handover_now({ how: handoverAnswers[handover]() })}</span>}
          {request && <span className="small ink2">{m.handover_quoted({ request })}</span>}
          {destination.note && <span className="small ink2">{m.order_note({ note: destination.note })}</span>}
        </span>
      </div>
    </Block>
  )
}
