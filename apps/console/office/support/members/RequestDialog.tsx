import { dataRequestListGet, dataRequestSave, type Sent } from '@harbour/protocol'
import { dataRequestDue, formatDate } from '@harbour/rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { newAttempt } from '../actions/attempt.ts'
import { dayOf, inputDay, wireDay } from '../../../lib/calendar-day.ts'
import { reasonOptions } from '../../words/order-words.ts'
import { channels } from './channels.ts'
import { kindOptions } from './member-words.ts'

type NewRequest = Omit<Sent<typeof dataRequestSave>, 'requestId'>

/** Notes that a member has asked for their data, or to be forgotten: the legal time counts from the day that it came. */
export function RequestDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const [today] = useState(() => formatDate(serverNow()))
  const [request, change] = useState<NewRequest>({ userId, kind: 'export', channel: 'byLetter', receivedOn: today })
  const [attempt] = useState(newAttempt)
  const queries = useQueryClient()
  const noted = useMutation({
    mutationFn: () => call(dataRequestSave, { ...request, requestId: attempt.idFor(request) }),
    onSuccess: ({ dueOn }) => {
      sayNote(m.support_request_noted({ day: dueOn }))
      onClose()
      return queries.invalidateQueries({ queryKey: [dataRequestListGet.name] })
    },
  })
  const isDay = dayOf(request.receivedOn) !== undefined && request.receivedOn <= today
  return (
    <Dialog
      title={m.support_request_title()}
      onClose={onClose}
      actions={
        <OfficeButton look="brand" pending={noted.isPending} disabled={!isDay} onClick={() => noted.mutate()}>
          {m.support_note_request()}
        </OfficeButton>
      }
    >
      <SelectField
        label={m.support_request_kind()}
        value={request.kind}
        options={kindOptions()}
        onChange={(kind) => change({ ...request, kind })}
      />
      <SelectField
        label={m.support_request_channel()}
        value={request.channel}
        options={reasonOptions(channels)}
        onChange={(channel) => change({ ...request, channel })}
      />
      <TextField
        label={m.support_received_on()}
        type="date"
        max={inputDay(today)}
        value={inputDay(request.receivedOn)}
        help={isDay ? m.support_due_then({ day: dataRequestDue(request.receivedOn) }) : undefined}
        error={isDay ? undefined : m.support_not_to_come()}
        onChange={(value) => change({ ...request, receivedOn: wireDay(value) })}
      />
      <ErrorNote error={noted.error} />
    </Dialog>
  )
}
