import type { Answer, DataRequest, dataRequestListGet } from '@harbour/protocol'
import { daysUntil } from '@harbour/rules'
import { useState } from 'react'
import { Link } from 'react-router'
import { dayAndTime } from '../../../lib/format.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Pill } from '../../ui/Pill.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { reasonName } from '../../words/order-words.ts'
import { CloseDialog } from './CloseDialog.tsx'
import { daysLook, daysWords, kindName } from './member-words.ts'

type DataRequestsProps = { data: Answer<typeof dataRequestListGet> | undefined; error: Error | null; refetch: () => unknown }

/** The requests of members for their data, with the days that the law leaves. */
export function DataRequests({ data, error, refetch }: DataRequestsProps) {
  const [closing, setClosing] = useState<string | null>(null)
  return (
    <>
      <ErrorNote error={error} onRetry={refetch} />
      <Panel title={m.support_data_requests()} sub={m.support_data_requests_say()} bare>
        {data ? (
          <DataTable
            label={m.support_data_requests()}
            columns={columns(setClosing)}
            rows={data.requests}
            rowKey={({ requestId }) => requestId}
            alarming={({ end, dueOn }) => end === null && daysUntil(dueOn, serverNow()) < 0}
            empty={
              <Empty title={m.support_no_requests()}>
                <p>{m.support_no_requests_say()}</p>
              </Empty>
            }
          />
        ) : (
          !error && <Loading />
        )}
      </Panel>
      {closing !== null && <CloseDialog requestId={closing} onClose={() => setClosing(null)} />}
    </>
  )
}

const columns = (onClose: (requestId: string) => void): Column<DataRequest>[] => [
  { key: 'kind', head: m.support_request_kind(), cell: ({ kind }) => kindName(kind), sort: ({ kind }) => kindName(kind) },
  {
    key: 'member',
    head: m.support_member(),
    cell: ({ member }) =>
      member ? <Link to={paths.member(member.userId)}>{`${member.name} · ${member.memberNo}`}</Link> : m.support_forgotten(),
  },
  { key: 'channel', head: m.support_request_channel(), cell: ({ channel }) => reasonName(channel) },
  { key: 'received', head: m.support_received_on(), cell: ({ receivedOn }) => receivedOn, sort: ({ receivedOn }) => receivedOn },
  { key: 'due', head: m.support_due_on(), cell: ({ dueOn }) => dueOn, sort: ({ dueOn }) => dueOn },
  { key: 'left', head: m.support_days_left(), cell: (request) => <Left request={request} /> },
  { key: 'by', head: m.support_noted_by(), cell: ({ notedBy }) => notedBy },
  {
    key: 'close',
    head: '',
    cell: ({ requestId, end }) =>
      end === null && (
        <OfficeButton small onClick={() => onClose(requestId)}>
          {m.support_close_request()}
        </OfficeButton>
      ),
  },
]

function Left({ request: { end, endedAt, endedBy, dueOn } }: { request: DataRequest }) {
  if (end !== null && endedAt !== null) {
    const words = end === 'done' ? m.support_request_done() : m.support_request_closed()
    return [words, dayAndTime(endedAt), endedBy].filter(Boolean).join(' · ')
  }
  const days = daysUntil(dueOn, serverNow())
  return <Pill look={daysLook(days)}>{daysWords(days)}</Pill>
}
