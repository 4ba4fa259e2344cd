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
import { newAttempt } from '../deeds/attempt.ts'
import { dayOf, inputDay, wireDay } from '../../../lib/calendar-day.ts'
import { reasonOptions } from '../../words/order-words.ts'
import { channels } from './channels.ts'
import { kindOptions } from './member-words.ts'

type Wish = Omit<Sent<typeof dataRequestSave>, 'requestId'>

/** Notes that a member has asked for their data, or to be forgotten: the legal time counts from the day that it came. */
export function RequestDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const [today] = useState(() => formatDate(serverNow()))
  const [wish, change] = useState<Wish>({ userId, kind: 'export', channel: 'byLetter', receivedOn: today })
  const [attempt] = useState(newAttempt)
  const queries = useQueryClient()
  const noted = useMutation({
    mutationFn: () => call(dataRequestSave, { ...wish, requestId: attempt.idFor(wish) }),
    onSuccess: ({ dueOn }) => {
      sayNote(m.support_request_noted({ day: dueOn }))
      onClose()
      return queries.invalidateQueries({ queryKey: [dataRequestListGet.name] })
    },
  })
  const isDay = dayOf(wish.receivedOn) !== undefined && wish.receivedOn <= today
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
        value={wish.kind}
        options={kindOptions()}
        onChange={(kind) => change({ ...wish, kind })}
      />
      <SelectField
        label={m.support_request_channel()}
        value={wish.channel}
        options={reasonOptions(channels)}
        onChange={(channel) => change({ ...wish, channel })}
      />
      <TextField
        label={m.support_received_on()}
        type="date"
        max={inputDay(today)}
        value={inputDay(wish.receivedOn)}
        help={isDay ? m.support_due_then({ day: dataRequestDue(wish.receivedOn) }) : undefined}
        error={isDay ? undefined : m.support_not_to_come()}
        onChange={(value) => change({ ...wish, receivedOn: wireDay(value) })}
      />
      <ErrorNote error={noted.error} />
    </Dialog>
  )
}
