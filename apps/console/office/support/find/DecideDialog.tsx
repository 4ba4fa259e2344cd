import { shopRefundDecide, supportRequestsGet } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { withStepUp } from '../../session/step-up.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { reasonName } from '../../words/order-words.ts'
import type { Waiting } from './waiting-columns.tsx'

export type Decision = { waiting: Waiting; approve: boolean }

/** Decides a refund that somebody else has asked for: approved, the money goes back at once. */
export function DecideDialog({ decision: { waiting, approve }, onClose }: { decision: Decision; onClose: () => void }) {
  const { storeId, requestId, pickupNo, reason, askedBy } = waiting
  const amount = money(waiting.amount)
  const queries = useQueryClient()
  const decided = useMutation({
    mutationFn: () => withStepUp(() => call(shopRefundDecide, { storeId, requestId: requestId ?? '', approve })),
    onSuccess: () => {
      sayNote(approve ? m.support_refunded({ amount }) : m.support_turned_down({ amount }))
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [supportRequestsGet.name] }),
  })
  return (
    <Dialog
      title={approve ? m.support_approve_of({ no: pickupNo }) : m.support_turn_down_of({ no: pickupNo })}
      onClose={onClose}
      actions={
        <OfficeButton look={approve ? 'danger' : 'dark'} pending={decided.isPending} onClick={() => decided.mutate()}>
          {approve ? m.support_refund_go({ amount }) : m.support_turn_down()}
        </OfficeButton>
      }
    >
      <p>{m.support_asked_for({ name: askedBy, amount, reason: reasonName(reason) })}</p>
      <p>{approve ? m.support_approve_say() : m.support_turn_down_say()}</p>
      <ErrorNote error={decided.error} />
    </Dialog>
  )
}
