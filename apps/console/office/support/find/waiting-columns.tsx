import type { Answer, supportRequestsGet } from '@harbour/protocol'
import { Link } from 'react-router'
import { dayAndTime } from '../../../lib/format.ts'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Pill } from '../../ui/Pill.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { reasonName } from '../../words/order-words.ts'
import './waiting.css'

type CancelRequest = Answer<typeof supportRequestsGet>['cancellations'][number]

/** A refund or a cancellation that waits for a second person. */
export type Waiting = CancelRequest & { kind: 'refund' | 'cancel'; requestId: string | null }

type OnDecide = (waiting: Waiting, approve: boolean) => void
type ColumnDeps = { nameOf: (storeId: string) => string; onDecide: OnDecide }

/** The columns of what waits: a refund is decided in its row, a cancellation at its order. */
export const waitingColumns = ({ nameOf, onDecide }: ColumnDeps): Column<Waiting>[] => [
  {
    key: 'kind',
    head: m.support_what(),
    cell: ({ kind }) => (
      <Pill look={kind === 'refund' ? 'info' : 'err'}>{kind === 'refund' ? m.support_refund() : m.support_cancel()}</Pill>
    ),
  },
  {
    key: 'order',
    head: m.support_order(),
    cell: ({ orderId, pickupNo, orderNo }) => <Link to={paths.order(orderId)}>{`${pickupNo} · ${orderNo}`}</Link>,
  },
  { key: 'shop', head: m.support_shop(), cell: ({ storeId }) => nameOf(storeId) },
  { key: 'reason', head: m.support_reason(), cell: ({ reason }) => reasonName(reason) },
  { key: 'by', head: m.support_asked_by(), cell: ({ askedBy, askedAt }) => `${askedBy}, ${dayAndTime(askedAt)}` },
  { key: 'amount', head: m.support_amount(), right: true, cell: ({ amount }) => money(amount) },
  { key: 'decide', head: '', cell: (waiting) => <Decide waiting={waiting} onDecide={onDecide} /> },
]

function Decide({ waiting, onDecide }: { waiting: Waiting; onDecide: OnDecide }) {
  const { requestId, orderId, pickupNo, mayDecide } = waiting
  if (!mayDecide) return m.support_own_request()
  if (requestId === null) return <Link to={paths.order(orderId)}>{m.support_decide_at_order()}</Link>
  return (
    <span className="supdecide">
      <OfficeButton small look="brand" aria-label={m.support_approve_of({ no: pickupNo })} onClick={() => onDecide(waiting, true)}>
        {m.support_approve()}
      </OfficeButton>
      <OfficeButton small aria-label={m.support_turn_down_of({ no: pickupNo })} onClick={() => onDecide(waiting, false)}>
        {m.support_turn_down()}
      </OfficeButton>
    </span>
  )
}
