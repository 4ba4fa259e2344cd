import type { Answer, supportRequestsGet } from '@harbour/protocol'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useShopNames } from '../../words/use-shop-names.ts'
import { DecideDialog, type Decision } from './DecideDialog.tsx'
import { waitingColumns, type Waiting } from './waiting-columns.tsx'

type WaitingRequestsProps = { data: Answer<typeof supportRequestsGet> | undefined; error: Error | null; refetch: () => unknown }

/** All that waits for a second person, oldest first: what is decided moves money at once. */
export function WaitingRequests({ data, error, refetch }: WaitingRequestsProps) {
  const { nameOf } = useShopNames()
  const [decision, setDecision] = useState<Decision | null>(null)
  return (
    <>
      <ErrorNote error={error} onRetry={refetch} />
      <Panel title={m.support_waiting()} sub={m.support_waiting_say()} bare>
        {data ? (
          <DataTable
            label={m.support_waiting()}
            columns={waitingColumns({ nameOf, onDecide: (waiting, approve) => setDecision({ waiting, approve }) })}
            rows={rowsOf(data)}
            rowKey={({ kind, orderId, requestId }) => `${kind} ${requestId ?? orderId}`}
            empty={<Empty title={m.support_nothing_waits()} />}
          />
        ) : (
          !error && <Loading />
        )}
      </Panel>
      {decision && <DecideDialog decision={decision} onClose={() => setDecision(null)} />}
    </>
  )
}

function rowsOf({ refunds, cancellations }: Answer<typeof supportRequestsGet>): Waiting[] {
  const rows = [
    ...refunds.map((refund): Waiting => ({ kind: 'refund', ...refund })),
    ...cancellations.map((cancellation): Waiting => ({ kind: 'cancel', requestId: null, ...cancellation })),
  ]
  return rows.toSorted((one, other) => one.askedAt - other.askedAt)
}
