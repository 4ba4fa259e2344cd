import type { CourierBooking } from '@harbour/protocol'
import { formatPrice } from '@harbour/rules'
import { Phone } from 'lucide-react'
import { timeOfDay } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Note } from '../../../ui/Note.tsx'
import { TabletButton } from '../../../ui/TabletButton.tsx'
import { useLineState } from '../../orders/line-state.ts'
import { mayCancel, stateWords } from './courier-words.ts'
import { useCourierCancel } from './use-courier.ts'

/** A courier who is called: how that stands, who comes, how to reach them, and the way back while there is one. */
export function CalledCourier({ orderId, courier }: { orderId: string; courier: CourierBooking }) {
  const { company, state, price, rider, clearBy } = courier
  const cancel = useCourierCancel()
  const offline = useLineState() === 'offline'
  return (
    <section className="kcard odg" aria-label={m.courier_title()}>
      <div className="rid">
        <Avatar name={rider?.name ?? company} />
        <span>
          {[company, rider?.name, formatPrice(price)].filter(Boolean).join(' · ')}
          <small>{stateWords[state]()}</small>
        </span>
      </div>
      {clearBy !== null && <Note large>{m.courier_look({ company, time: timeOfDay(clearBy) })}</Note>}
      {rider?.phone && (
        <a className="kb kb--tint kb--block" href={`tel:${rider.phone}`}>
          <Icon of={Phone} size={20} />
          {m.board_call({ name: rider.name })}
        </a>
      )}
      {mayCancel(state) && (
        <TabletButton block disabled={offline || cancel.isPending} onClick={() => cancel.mutate({ orderId })}>
          {clearBy === null ? m.courier_cancel() : m.courier_give_up()}
        </TabletButton>
      )}
      {cancel.error && (
        <div role="alert">
          <Note large>{cancel.error.message}</Note>
        </div>
      )}
    </section>
  )
}
