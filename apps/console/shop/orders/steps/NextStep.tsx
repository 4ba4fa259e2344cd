import { formatPrice, orderTypes } from '@harbour/rules'
import { Banknote, Bike, Check, HouseHeart, PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { TabletButton } from '../../../ui/TabletButton.tsx'
import type { Column } from '../order-columns.ts'
import type { BoardOrder } from '../queued-step.ts'
import { AnswerStep } from './AnswerStep.tsx'
import { CancelSheet, ElseSheet } from './sheets.tsx'
import { complete, finishMaking, handOver } from './order-steps.ts'
import './NextStep.css'

type StepProps = { order: BoardOrder }

/** The next step of an order, as one button, with the ways in which it may go otherwise beside it. */
export function NextStep({ order, column }: StepProps & { column: Column }) {
  switch (column) {
    case 'new':
      return <AnswerStep order={order} />
    case 'making':
      return <ReadyStep order={order} />
    case 'ready':
      return order.orderType === orderTypes.delivery ? <HandOverStep order={order} /> : <CollectedStep order={order} />
    case 'out':
      return order.trip ? <OnTripStep order={order} /> : <DeliveredStep order={order} />
  }
}

function ReadyStep({ order }: StepProps) {
  return (
    <TabletButton look="go" icon={PackageCheck} block data-step="ready" onClick={() => finishMaking(order)}>
      {m.board_done()}
    </TabletButton>
  )
}

/** Gives a delivery to its rider, by name where the shop's own brings it. */
export function HandOverStep({ order }: StepProps) {
  return (
    <TabletButton look="go" icon={Bike} block onClick={() => handOver(order)}>
      {order.trip ? m.order_hand_to({ name: order.trip.riderName }) : m.board_hand_over()}
    </TabletButton>
  )
}

function CollectedStep({ order }: StepProps) {
  const isCash = order.toCollect > 0
  return (
    <EndStep order={order} icon={isCash ? Banknote : Check}>
      {isCash ? m.board_collect_cash({ amount: formatPrice(order.toCollect) }) : m.board_collected()}
    </EndStep>
  )
}

function DeliveredStep({ order }: StepProps) {
  const isCash = order.toCollect > 0
  return (
    <EndStep order={order} icon={isCash ? Banknote : HouseHeart}>
      {isCash ? m.order_deliver_cash({ amount: formatPrice(order.toCollect) }) : m.order_delivered()}
    </EndStep>
  )
}

type EndStepProps = StepProps & { icon: typeof Check; children: string }

/** The end of an order as it should be, and beside it all that may be otherwise. */
function EndStep({ order, icon, children }: EndStepProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="nstep__two">
      <TabletButton onClick={() => setOpen(true)}>{m.order_else()}</TabletButton>
      <TabletButton look="go" icon={icon} onClick={() => complete(order)}>
        {children}
      </TabletButton>
      {open && <ElseSheet order={order} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** A delivery that the shop's own rider ends: the shop can where the rider's phone does not, and decides about one that comes back. */
function OnTripStep({ order }: StepProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const comesBack = order.trip?.failed
  return (
    <>
      <TabletButton look={comesBack ? 'danger' : 'line'} block onClick={() => setOpen(true)}>
        {comesBack ? m.order_settle() : m.order_else()}
      </TabletButton>
      {open && (comesBack ? <CancelSheet order={order} kind="handover" onClose={close} /> : <ElseSheet order={order} onClose={close} />)}
    </>
  )
}
