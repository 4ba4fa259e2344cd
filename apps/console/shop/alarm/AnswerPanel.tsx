import { Check } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { m } from '../../paraglide/messages.js'
import { TabletButton } from '../../ui/TabletButton.tsx'
import type { ShopOrder } from '../orders/shop-order.ts'
import './AnswerPanel.css'
import { beginAnswer, useAnswering } from './answering.ts'
import { GuestSees, PreorderFor } from './GuestSees.tsx'
import { suggestedMinutes } from './minute-choices.ts'
import { MinuteChoices } from './MinuteChoices.tsx'

type AnswerPanelProps = { ref: RefObject<HTMLButtonElement | null>; order: ShopOrder; making: number; mayAnswer: boolean }

const sendingWords = { accept: m.alarm_sending, reject: m.alarm_sending_reject }

/** The minutes that the shop promises, what its guest will see of that, and the one button that takes the order. */
export function AnswerPanel({ ref, order, making, mayAnswer }: AnswerPanelProps) {
  const [minutes, choose] = useState(suggestedMinutes(order.makeMinutes))
  const current = useAnswering(({ current }) => (current?.orderId === order.orderId ? current : null))
  const isSending = current?.stage === 'sending'
  const isWaiting = isSending || current?.stage === 'undo'
  const isPreorder = order.wantedAt !== null
  const accept = () => beginAnswer(order, { kind: 'accept', minutes: isPreorder ? null : minutes })
  return (
    <section className="ala" aria-label={m.alarm_answer()}>
      {order.wantedAt !== null ? (
        <PreorderFor wantedAt={order.wantedAt} fireAt={order.fireAt} />
      ) : (
        mayAnswer && (
          <>
            <MinuteChoices makeMinutes={order.makeMinutes} chosen={minutes} making={making} onChoose={choose} />
            <GuestSees order={order} minutes={minutes} />
          </>
        )
      )}
      <p className="ala__failed" role="alert">
        {current?.stage === 'failed' && current.failure}
      </p>
      {mayAnswer ? (
        <TabletButton
          ref={ref}
          look="accept"
          icon={Check}
          className="ala__accept"
          aria-disabled={isWaiting}
          onClick={() => isWaiting || accept()}
        >
          {isSending ? sendingWords[current.answer.kind]() : isPreorder ? m.alarm_accept() : m.board_accept({ minutes })}
        </TabletButton>
      ) : (
        <p className="ala__elsewhere">{m.alarm_elsewhere()}</p>
      )}
    </section>
  )
}
