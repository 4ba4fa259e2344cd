import { orderStatuses } from '@harbour/rules'
import { useState } from 'react'
import { momentWords } from '../../../lib/format.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { TabletButton } from '../../../ui/TabletButton.tsx'
import { sayNote } from '../../../ui/undo.ts'
import { useDevice } from '../../device/device-store.ts'
import { useLineState } from '../line-state.ts'
import type { BoardOrder } from '../queued-step.ts'
import { useAnswerOrder } from '../use-answer-order.ts'
import { CancelSheet } from './sheets.tsx'
import './NextStep.css'

/** Accepts a new order with its minutes, or rejects it with a reason; both need the line. A second screen only shows it. */
export function AnswerStep({ order }: { order: BoardOrder }) {
  const [rejecting, reject] = useState(false)
  const answer = useAnswerOrder()
  const second = useDevice(({ second }) => second)
  const offline = useLineState() === 'offline'
  const minutes = minutesOf(order)
  const accept = () =>
    answer.mutate(
      { orderId: order.orderId, status: orderStatuses.accepted, minutes },
      { onSuccess: ({ by, minutes }) => by && sayNote(m.order_taken_by({ name: by, no: order.pickupNo, minutes })) },
    )
  if (second) return null
  return (
    <div className="nstep">
      <div className="nstep__two">
        <TabletButton disabled={offline || answer.isPending} onClick={() => reject(true)}>
          {m.board_reject()}
        </TabletButton>
        <TabletButton look="accept" data-step="accept" disabled={offline || answer.isPending} onClick={accept}>
          {minutes === undefined
            ? m.order_accept_for({ time: momentWords(order.wantedAt ?? order.etaHigh, serverNow()) })
            : m.board_accept({ minutes })}
        </TabletButton>
      </div>
      {offline && <p className="nstep__error">{m.order_answer_needs_line()}</p>}
      <p className="nstep__error" role="alert">
        {answer.error?.message}
      </p>
      {rejecting && <CancelSheet order={order} kind="reject" onClose={() => reject(false)} />}
    </div>
  )
}

const [fewest, most] = [5, 120]

/** The minutes that go with accepting; none with a preorder, whose time is the guest's. */
const minutesOf = ({ wantedAt, makeMinutes }: BoardOrder): number | undefined =>
  wantedAt === null ? Math.min(most, Math.max(fewest, Math.round(makeMinutes))) : undefined
