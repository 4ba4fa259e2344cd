import { useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { TabletButton } from '../../../ui/TabletButton.tsx'
import { sendCancel } from './cancel-order.ts'
import { putCancel, type Cancel } from './cancels.ts'
import { StepAge } from './StepAge.tsx'
import './StepCards.css'

/** A cancelling that was not done, as a card: it says why, and goes on or is given up. */
export function FailedCancel({ cancel }: { cancel: Cancel }) {
  const queries = useQueryClient()
  return (
    <article className="stepc" role="alert">
      <Icon of={TriangleAlert} size={24} />
      <p>
        <b>{m.order_not_cancelled({ no: cancel.pickupNo })}</b>
        <span>
          <StepAge at={cancel.at} /> · {cancel.why}
        </span>
      </p>
      <TabletButton onClick={() => putCancel(cancel.orderId, null)}>{m.order_keep()}</TabletButton>
      <TabletButton look="solid-danger" onClick={() => void sendCancel(queries, cancel)}>
        {m.frame_retry()}
      </TabletButton>
    </article>
  )
}
