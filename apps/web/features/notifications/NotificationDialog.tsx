import { orderTypes, type OrderType } from '@harbour/rules'
import { Bike, ShoppingBag, TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { declineNotifications, useEnableNotifications, type EnableOutcome } from '../../entities/notifications/notification-consent.ts'
import { isMember, useSession } from '../../api/session.ts'
import { deviceNotifications } from '../../entities/notifications/device-notifications.ts'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/forms/choices/Check.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { showToast } from '../../lib/toast.ts'
import { NotificationArt } from './NotificationArt.tsx'
import './notify.css'

type NotificationDialogProps = { open: boolean; orderType: OrderType | undefined; onDone: () => void }

/** Our own words before the browser's question (spec 2.38): of a rider, or of what is collected. Offers are a consent of their own, and unticked. */
export function NotificationDialog({ open, orderType, onDone }: NotificationDialogProps) {
  const collected = orderType !== undefined && orderType !== orderTypes.delivery
  const member = useSession(({ user }) => isMember(user))
  const allow = useEnableNotifications()
  const [offers, setOffers] = useState(false)
  const [outcome, setOutcome] = useState<'asking' | EnableOutcome>()
  async function say() {
    setOutcome('asking')
    const allowed = await allow(deviceNotifications, offers)
    setOutcome(allowed)
    if (allowed !== 'on') return
    onDone()
    showToast(m.notify_on())
  }
  function refuse() {
    declineNotifications()
    onDone()
  }
  const over = outcome === 'denied' || outcome === 'away'
  return (
    <Dialog
      className="ntf"
      open={open}
      onClose={over ? onDone : refuse}
      title={over ? m.notify_off_title() : m.notify_title()}
      art={<NotificationArt collected={collected} />}
      actions={
        over ? (
          <Button block onClick={onDone}>
            {m.notify_understood()}
          </Button>
        ) : (
          <>
            <Button block loading={outcome === 'asking'} onClick={() => void say()}>
              {m.notify_allow()}
            </Button>
            <Button block variant="ghost" onClick={refuse}>
              {m.notify_refuse()}
            </Button>
          </>
        )
      }
    >
      {over ? (
        <p aria-live="polite">{outcome === 'denied' ? m.notify_denied() : m.notify_away()}</p>
      ) : (
        <ul className="ntf__list">
          <li>
            <Icon of={collected ? ShoppingBag : Bike} className="green" />
            <span>
              <b>{m.notify_orders()}</b>
              {collected ? m.notify_orders_body_collected() : m.notify_orders_body()}
            </span>
          </li>
          {member && (
            <li>
              <Icon of={TicketPercent} className="green" />
              <label className="ntf__offers">
                <span>
                  <b>{m.notify_offers()}</b>
                  {m.notify_offers_body()}
                </span>
                <Check checked={offers} onChange={({ currentTarget }) => setOffers(currentTarget.checked)} />
              </label>
            </li>
          )}
        </ul>
      )}
    </Dialog>
  )
}
