import { cataloguePublishDecide, cataloguePublishWithdraw, type CatalogueVersion } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useOffice } from '../../api/keys.ts'
import { dayAndTime } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { catalogueChanged } from '../catalogue/save-record.ts'
import { useMay } from '../session/rights.ts'
import { withStepUp } from '../session/step-up.ts'
import { Callout } from '../ui/Callout.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { OfficeButton } from '../ui/OfficeButton.tsx'
import { Panel } from '../ui/Panel.tsx'

/** A version that somebody has asked to publish, or that waits for its moment: another agrees or turns it down, anybody who may takes it back. */
export function ApprovalPanel({ version }: { version: CatalogueVersion }) {
  const queries = useQueryClient()
  const may = useMay('catalogue.publish')
  const own = useOffice(({ session }) => session?.staff.name) === version.askedName
  const { versionNo, revision } = version
  const act = useMutation({
    mutationFn: (step: () => Promise<unknown>) => withStepUp(step),
    onSettled: async () => catalogueChanged(queries),
  })
  const decide = (approve: boolean) => act.mutate(() => call(cataloguePublishDecide, { versionNo, revision, approve }))
  const waits = version.state === 'draft'
  return (
    <Panel title={waits ? m.publish_asked() : m.publish_scheduled()}>
      <div className="stack">
        <Callout look="info">
          {waits
            ? m.publish_asked_say({ name: version.askedName ?? '', at: dayAndTime(version.askedAt ?? 0) })
            : m.publish_scheduled_say({ name: version.approvedName ?? '' })}
          {version.publishAt !== null && <b> {m.publish_at({ at: dayAndTime(version.publishAt) })}</b>}
        </Callout>
        <ErrorNote error={act.error} />
        {may && waits && own && <p className="publish__why">{m.publish_another_person()}</p>}
        {may && waits && !own && (
          <>
            <OfficeButton look="go" pending={act.isPending} onClick={() => decide(true)}>
              {m.publish_approve({ changes: version.changes })}
            </OfficeButton>
            <OfficeButton pending={act.isPending} onClick={() => decide(false)}>
              {m.publish_turn_down()}
            </OfficeButton>
          </>
        )}
        {may && (
          <OfficeButton pending={act.isPending} onClick={() => act.mutate(() => call(cataloguePublishWithdraw, { versionNo, revision }))}>
            {m.publish_withdraw()}
          </OfficeButton>
        )}
      </div>
    </Panel>
  )
}
