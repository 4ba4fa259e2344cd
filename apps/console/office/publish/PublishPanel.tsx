import { cataloguePublish, type CatalogueVersion } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Lock, Rocket } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { dayAndTime } from '../../lib/format.ts'
import { formDay, momentOf } from '../../lib/form-moment.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { catalogueChanged } from '../catalogue/save-record.ts'
import { withStepUp } from '../session/step-up.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { OfficeButton } from '../ui/OfficeButton.tsx'
import { Panel } from '../ui/Panel.tsx'
import './PublishPanel.css'

const day = 24 * 3600_000

/** Asks for a draft to be published, now or at a moment; a second person agrees, where the chain wants two. */
export function PublishPanel({ draft, blocked }: { draft: CatalogueVersion; blocked: boolean }) {
  const queries = useQueryClient()
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [date, setDate] = useState(() => formDay(serverNow() + day))
  const [time, setTime] = useState('05:00')
  const publishAt = when === 'now' ? null : momentOf(date, time)
  const publish = useMutation({
    mutationFn: (at: number | null) =>
      withStepUp(() => call(cataloguePublish, { versionNo: draft.versionNo, revision: draft.revision, publishAt: at })),
    onSettled: async () => catalogueChanged(queries),
  })
  const noMoment = publishAt === undefined
  return (
    <Panel title={m.publish_when()}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (publishAt !== undefined) publish.mutate(publishAt)
        }}
      >
        <fieldset className="when">
          <legend className="visually-hidden">{m.publish_when()}</legend>
          <label>
            <input type="radio" name="when" checked={when === 'now'} onChange={() => setWhen('now')} />
            {m.publish_now()}
          </label>
          <label>
            <input type="radio" name="when" checked={when === 'later'} onChange={() => setWhen('later')} />
            {m.publish_later()}
          </label>
          {when === 'later' && (
            <span className="when__at">
              <TextField label={m.publish_day()} type="date" value={date} onChange={setDate} />
              <TextField label={m.publish_time()} type="time" value={time} onChange={setTime} />
            </span>
          )}
        </fieldset>
        <ErrorNote error={publish.error} />
        <OfficeButton
          type="submit"
          look="go"
          icon={Rocket}
          pending={publish.isPending}
          disabled={blocked || noMoment || draft.changes === 0}
        >
          {publishAt ? m.publish_go_at({ changes: draft.changes, at: dayAndTime(publishAt) }) : m.publish_go({ changes: draft.changes })}
        </OfficeButton>
        {blocked && <p className="when__why">{m.publish_blocked()}</p>}
        <p className="when__why">
          <Icon of={Lock} size={16} />
          {m.publish_second_person()}
        </p>
      </form>
    </Panel>
  )
}
