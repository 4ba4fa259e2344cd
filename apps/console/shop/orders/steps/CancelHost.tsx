import { useQueryClient } from '@tanstack/react-query'
import { preloaded } from '../../../lib/preloaded.tsx'
import { m } from '../../../paraglide/messages.js'
import { sendCancel } from './cancel-order.ts'
import { putCancel, useCancels } from './cancels.ts'

const StepUpSheet = preloaded(async () => (await import('../../shift/StepUpSheet.tsx')).StepUpSheet)

/** Asks for the PIN that a cancelling needs. */
export function CancelHost() {
  const queries = useQueryClient()
  const cancel = useCancels(({ cancels }) => cancels.find(({ state }) => state === 'proof'))
  if (!cancel) return null
  return (
    <StepUpSheet
      title={m.order_proof_of({ no: cancel.pickupNo })}
      onProven={() => void sendCancel(queries, cancel)}
      onClose={() => putCancel(cancel.orderId, null)}
    />
  )
}
