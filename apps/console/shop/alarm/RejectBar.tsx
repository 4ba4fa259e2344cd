import { orderTypes } from '@harbour/rules'
import { Flame, MapPinOff, Store, Undo2, UtensilsCrossed, Volume2, VolumeX, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { unlockSound, useSound } from '../../lib/sound/alarm-sound.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import type { ShopOrder } from '../orders/shop-order.ts'
import { reasonName } from '../../words/reason-name.ts'
import { beginAnswer, takeBack, undoFor, useAnswering, type RejectReason } from './answering.ts'
import './RejectBar.css'

const reasons: { reason: RejectReason; icon: LucideIcon; words: () => string; deliveryOnly?: boolean }[] = [
  { reason: 'soldOut', icon: UtensilsCrossed, words: m.alarm_reject_sold_out },
  { reason: 'tooBusy', icon: Flame, words: m.alarm_reject_busy },
  { reason: 'cannotDeliver', icon: MapPinOff, words: m.alarm_reject_far, deliveryOnly: true },
  { reason: 'closing', icon: Store, words: m.alarm_reject_closing },
]

/** The reasons for which the order may be rejected, along the foot; a rejection waits there to be taken back before its guest is told. */
export function RejectBar({ order, mayAnswer }: { order: ShopOrder; mayAnswer: boolean }) {
  const current = useAnswering(({ current }) => (current?.orderId === order.orderId ? current : null))
  if (current?.stage === 'undo' && current.answer.kind === 'reject') return <Undo order={order} reason={current.answer.reason} />
  const isSending = current?.stage === 'sending'
  const isDelivery = order.orderType === orderTypes.delivery
  return (
    <footer className="alr">
      {mayAnswer && (
        <div className="alr__reasons" role="group" aria-labelledby="reject-why">
          <b id="reject-why">{m.alarm_reject_why()}</b>
          {reasons
            .filter(({ deliveryOnly }) => isDelivery || !deliveryOnly)
            .map(({ reason, icon, words }) => (
              <TabletButton
                key={reason}
                icon={icon}
                aria-disabled={isSending}
                onClick={() => isSending || beginAnswer(order, { kind: 'reject', reason })}
              >
                {words()}
              </TabletButton>
            ))}
        </div>
      )}
      <SoundState />
    </footer>
  )
}

function Undo({ order, reason }: { order: ShopOrder; reason: RejectReason }) {
  const undo = useRef<HTMLButtonElement>(null)
  const words = reasons.find((each) => each.reason === reason)?.words() ?? reasonName(reason)
  useEffect(() => undo.current?.focus(), [])
  return (
    <footer className="alr alr--undo">
      <p role="status">{m.alarm_rejecting({ number: order.pickupNo, reason: words })}</p>
      <TabletButton ref={undo} look="white" icon={Undo2} onClick={takeBack}>
        <Countdown />
      </TabletButton>
    </footer>
  )
}

function Countdown() {
  const [left, setLeft] = useState(undoFor / 1000)
  // Counts what the timer that sends it counts.
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return m.frame_undo({ seconds: left })
}

function SoundState() {
  const isBlocked = useSound(({ sound }) => sound === 'blocked')
  if (isBlocked)
    return (
      <TabletButton look="solid-danger" icon={VolumeX} className="alr__sound" onClick={unlockSound}>
        {m.device_blocked()}
      </TabletButton>
    )
  return (
    <p className="alr__sound">
      <Icon of={Volume2} />
      {m.alarm_sound()}
    </p>
  )
}
