import { staffSessionEnd, staffSessionListGet } from '@harbour/protocol'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { call, query } from '../../../api/call.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { signOut } from '../../session/watch-session.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Pill } from '../../ui/Pill.tsx'
import '../staff/PersonScreen.css'

/** The sessions of whoever is signed in; each but this one can be ended by itself. */
export function OwnSessions() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(query(staffSessionListGet, {}))
  const ended = useMutation({
    mutationFn: (sessionId: string) => call(staffSessionEnd, { sessionId }),
    onSettled: () => queries.invalidateQueries({ queryKey: [staffSessionListGet.name] }),
  })
  return (
    <Panel
      title={m.people_own_sessions()}
      tools={
        <OfficeButton small look="danger" icon={LogOut} onClick={() => void signOut(true)}>
          {m.people_sign_out_everywhere()}
        </OfficeButton>
      }
    >
      <ErrorNote error={error} onRetry={refetch} />
      <ErrorNote error={ended.error} />
      {!data && !error && <Loading rows={2} />}
      <ul className="pplsessions">
        {data?.sessions.map(({ sessionId, device, openedAt, seenAt, here }) => (
          <li key={sessionId}>
            <span>
              <b>{device || m.people_some_device()}</b>
              <small>{m.people_session_times({ opened: dayAndTime(openedAt), seen: dayAndTime(seenAt) })}</small>
            </span>
            {here ? (
              <Pill look="ok">{m.people_here()}</Pill>
            ) : (
              <OfficeButton
                small
                pending={ended.isPending && ended.variables === sessionId}
                aria-label={m.people_end_session_of({ device })}
                onClick={() => ended.mutate(sessionId)}
              >
                {m.people_end_session()}
              </OfficeButton>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
