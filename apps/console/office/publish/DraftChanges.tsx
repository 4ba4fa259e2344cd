import { catalogueDifferenceGet, type Answer, type catalogueCheckGet, type CatalogueVersion } from '@harbour/protocol'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../api/call.ts'
import { m } from '../../paraglide/messages.js'
import { offerUndo, sayNote } from '../../ui/undo.ts'
import { revertRecord } from '../catalogue/revert-record.ts'
import { RevertDialog } from '../catalogue/RevertDialog.tsx'
import { catalogueChanged } from '../catalogue/save-record.ts'
import { useVersions } from '../catalogue/versions.ts'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Loading } from '../ui/Loading.tsx'
import { OfficeButton } from '../ui/OfficeButton.tsx'
import { Panel } from '../ui/Panel.tsx'
import type { RecordChange } from './changes/change-words.ts'
import { ChangeTable, changeKey } from './changes/ChangeTable.tsx'
import { isKeptWhole } from './changes/kept-whole.ts'
import { asideStill, setAside } from './changes/set-aside.ts'

type DraftChangesProps = { draft: CatalogueVersion; live: CatalogueVersion; checks: Answer<typeof catalogueCheckGet> | undefined }

/** The changes of a draft beside what is live: each can be taken back, or set aside in another draft, so that the rest can go. */
export function DraftChanges({ draft, live, checks }: DraftChangesProps) {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    ...query(catalogueDifferenceGet, { from: live.versionNo, to: draft.versionNo }),
    queryKey: [catalogueDifferenceGet.name, live.versionNo, draft.versionNo, draft.revision],
  })
  const { versions } = useVersions()
  const [asideNo, setAsideNo] = useState<number | null>(null)
  const act = useMutation({ mutationFn: (step: () => Promise<unknown>) => step(), onSettled: async () => catalogueChanged(queries) })
  const [asked, setAsked] = useState<RecordChange | null>(null)
  const takeBack = ({ kind, id, hash }: RecordChange, isAsked: boolean) => {
    setAsked(null)
    act.mutate(async () => {
      const putBack = await revertRecord(draft.versionNo, { kind, id, seen: hash, isAsked })
      if (!putBack) return sayNote(m.publish_taken_back())
      return offerUndo(m.publish_taken_back(), async () => {
        await putBack()
        await catalogueChanged(queries)
      })
    })
  }
  const putAside = ({ kind, id, hash }: RecordChange) =>
    act.mutate(async () => {
      const before = asideStill(asideNo, draft, versions?.drafts ?? [])
      const other = await setAside({ versionNo: draft.versionNo, kind, id, seen: hash, note: m.publish_aside_note(), asideNo: before })
      setAsideNo(other)
      sayNote(m.publish_set_aside({ versionNo: other }))
    })
  const blocked = new Set([...(checks?.faults ?? []), ...(checks?.conflicts ?? [])].map(changeKey))
  const editable = draft.state === 'draft' && draft.askedAt === null
  return (
    <Panel title={m.publish_changes()} sub={data && m.publish_changes_count({ count: data.total })} bare>
      <ErrorNote error={error ?? act.error} onRetry={error ? refetch : undefined} />
      {!data && !error && <Loading />}
      {data?.records.length === 0 && (
        <Empty title={m.publish_nothing()}>
          <p>{m.publish_nothing_say()}</p>
        </Empty>
      )}
      {data && data.records.length > 0 && (
        <ChangeTable
          difference={data}
          version={draft}
          heads={{ before: m.publish_live_head({ versionNo: live.versionNo }), after: m.publish_draft_head() }}
          blocked={blocked}
          tools={
            editable
              ? (record) => (
                  <>
                    {data.records.length > 1 && isKeptWhole(record, checks) && (
                      <OfficeButton small pending={act.isPending} onClick={() => putAside(record)}>
                        {m.publish_aside()}
                      </OfficeButton>
                    )}{' '}
                    <OfficeButton
                      small
                      pending={act.isPending}
                      onClick={() => (isKeptWhole(record, checks) ? takeBack(record, false) : setAsked(record))}
                    >
                      {m.publish_take_back()}
                    </OfficeButton>
                  </>
                )
              : undefined
          }
        />
      )}
      {asked && (
        <RevertDialog name={asked.id} pending={act.isPending} onRevert={() => takeBack(asked, true)} onClose={() => setAsked(null)} />
      )}
    </Panel>
  )
}
