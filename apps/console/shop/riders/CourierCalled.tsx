import { liveCourierStates } from '@harbour/protocol'
import { Bike } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { paths } from '../paths.ts'

/** Says whether a courier is called for an order, which is then given to no rider. */
export const isWithCourier = ({ courier = '' }: { courier?: string | undefined }): boolean => liveCourierStates.includes(courier)

/** Says on the card of an order that a courier is called for it; how that stands is a tap away. */
export function CourierCalled({ orderId }: { orderId: string }) {
  return (
    <Link className="kb kb--line kb--block" to={paths.order(orderId)}>
      <Icon of={Bike} size={22} />
      {m.courier_title()}
    </Link>
  )
}
