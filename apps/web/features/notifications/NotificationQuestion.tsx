import type { OrderDetail } from '@harbour/protocol'
import { orderTypes } from '@harbour/rules'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { declineNotifications, useEnableNotifications, type EnableOutcome } from '../../entities/notifications/notification-consent.ts'
import { isMember, useSession } from '../../api/session.ts'
import { deviceNotifications } from '../../entities/notifications/device-notifications.ts'
import { Block } from '../../ui/frame/Block.tsx'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/forms/choices/Check.tsx'
import './notify.css'

type NotificationQuestionProps = { order: OrderDetail; onAllow: () => void }

/** Our own words before the browser's question, of this order alone: of its rider, or of its number. Offers are a consent of their own, and unticked. */
export function NotificationQuestion({ order, onAllow }: NotificationQuestionProps) {
  const member = useSession(({ user }) => isMember(user))
  const allow = useEnableNotifications()
  const [offers, setOffers] = useState(false)
  const [outcome, setOutcome] = useState<'asking' | EnableOutcome>()
  const { title, body } = wordsOf(order)
  async function say() {
    onAllow()
    setOutcome('asking')
    setOutcome(await allow(deviceNotifications, offers))
  }
  if (outcome && outcome !== 'asking') {
    return (
      <Block>
        <p className="small" role="status">
          {outcomes[outcome]()}
        </p>
      </Block>
    )
  }
  return (
    <Block title={title} className="ntf">
      <p className="small ink2">{body}</p>
      {member && (
        <label className="ntf__offers">
          <span>
            <b className="strong">{m.notify_offers()}</b>
            <span className="small ink2">{m.notify_offers_body()}</span>
          </span>
          <Check checked={offers} onChange={({ currentTarget }) => setOffers(currentTarget.checked)} />
        </label>
      )}
      <div className="ntf__acts">
        <Button variant="secondary" loading={outcome === 'asking'} onClick={() => void say()}>
          {m.notify_allow()}
        </Button>
        <Button variant="ghost" onClick={declineNotifications}>
          {m.notify_refuse()}
        </Button>
      </div>
    </Block>
  )
}

function wordsOf({ orderType, title, pickupNo }: OrderDetail): { title: string; body: string } {
  return orderType === orderTypes.delivery
    ? { title: m.notify_ask(), body: m.notify_ask_body({ title }) }
    : { title: m.notify_ask_collected({ number: pickupNo }), body: m.notify_ask_collected_body({ title }) }
}

const outcomes: Record<EnableOutcome, () => string> = { on: m.notify_on, denied: m.notify_denied, away: m.notify_away }
