import { staffSessionsEnd } from '@harbour/protocol'
import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { call } from '../../../api/call.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useReadPeopleAnew, type Person } from './use-people.ts'

/** The sessions of somebody, and the end of one of them or of all at once; one's own are ended where it is said which of them is in use. */
export function SessionsOf({ person: { staffId, name, access }, isOwn }: { person: Person; isOwn: boolean }) {
  const readAnew = useReadPeopleAnew()
  const ended = useMutation({
    mutationFn: (sessionId: string | undefined) => call(staffSessionsEnd, { staffId, sessionId }),
    onSuccess: ({ ended: count }) => sayNote(m.people_sessions_ended({ name, count })),
    // One that is over already is not shown again either.
    onSettled: readAnew,
  })
  const isEnding = (sessionId: string | undefined) => ended.isPending && ended.variables === sessionId
  const sessions = access?.sessions ?? []
  return (
    <Panel
      title={m.people_sessions()}
      sub={m.people_sessions_count({ count: sessions.length })}
      tools={
        sessions.length > 0 && (
          <OfficeButton small look="danger" icon={LogOut} pending={isEnding(undefined)} onClick={() => ended.mutate(undefined)}>
            {m.people_end_sessions()}
          </OfficeButton>
        )
      }
    >
      <ErrorNote error={ended.error} />
      {sessions.length === 0 && <p>{m.people_no_sessions()}</p>}
      <ul className="pplsessions">
        {sessions.map(({ sessionId, device, openedAt, seenAt }) => (
          <li key={sessionId}>
            <span>
              <b>{device || m.people_some_device()}</b>
              <small>{m.people_session_times({ opened: dayAndTime(openedAt), seen: dayAndTime(seenAt) })}</small>
            </span>
            {!isOwn && (
              <OfficeButton
                small
                pending={isEnding(sessionId)}
                onClick={() => ended.mutate(sessionId)}
                aria-label={m.people_end_session_on({ device: device || m.people_some_device() })}
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
