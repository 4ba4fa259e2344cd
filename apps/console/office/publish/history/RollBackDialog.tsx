import { catalogueDifferenceGet, catalogueRollback, type CatalogueVersion } from '@harbour/protocol'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { catalogueChanged } from '../../catalogue/save-record.ts'
import { withStepUp } from '../../session/step-up.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { ChangeTable } from '../changes/ChangeTable.tsx'

type RollBackDialogProps = { version: CatalogueVersion; live: CatalogueVersion; onClose: () => void }

/** Makes a version that was live before live again, at one person's word: says first what that changes, and asks why. */
export function RollBackDialog({ version, live, onClose }: RollBackDialogProps) {
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const { data, error } = useQuery(query(catalogueDifferenceGet, { from: live.versionNo, to: version.versionNo }))
  const back = useMutation({
    mutationFn: () =>
      withStepUp(() => call(catalogueRollback, { versionNo: version.versionNo, liveNo: live.versionNo, reason: reason.trim() })),
    onSuccess: async () => {
      await catalogueChanged(queries)
      onClose()
    },
  })
  return (
    <Dialog
      wide
      title={m.publish_roll_back_to({ versionNo: version.versionNo })}
      onClose={onClose}
      actions={
        <OfficeButton look="go" pending={back.isPending} disabled={reason.trim() === ''} onClick={() => back.mutate()}>
          {m.publish_roll_back_go()}
        </OfficeButton>
      }
    >
      <p>{m.publish_roll_back_say()}</p>
      <ErrorNote error={error ?? back.error} />
      <TextField label={m.publish_reason()} maxLength={200} value={reason} onChange={setReason} />
      {!data && !error && <Loading />}
      {data && (
        <ChangeTable
          difference={data}
          version={version}
          heads={{
            before: m.publish_live_head({ versionNo: live.versionNo }),
            after: m.publish_version_head({ versionNo: version.versionNo }),
          }}
        />
      )}
    </Dialog>
  )
}
