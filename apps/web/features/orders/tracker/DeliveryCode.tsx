import type { OrderDetail } from '@harbour/protocol'
import { KeyRound } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'

/** The code that a guest says to the shop's own rider; of what is left at the door nobody says one. */
export function DeliveryCode({ order: { deliveryCode, handover } }: { order: OrderDetail }) {
  if (!deliveryCode || handover === 'door') return null
  return (
    <section className="rider">
      <span className="trk__ic">
        <Icon of={KeyRound} />
      </span>
      <span className="trk__words">
        <b className="strong num">{m.tracker_delivery_code({ code: deliveryCode })}</b>
        <span className="small ink2">{m.tracker_delivery_code_body()}</span>
      </span>
    </section>
  )
}
