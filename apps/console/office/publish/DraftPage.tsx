import { catalogueCheckGet, catalogueDifferenceGet, type CatalogueVersion } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '../../api/call.ts'
import { keepToDraft } from '../catalogue/versions.ts'
import { useMay } from '../session/rights.ts'
import { ApprovalPanel } from './ApprovalPanel.tsx'
import { Checks } from './Checks.tsx'
import { DraftChanges } from './DraftChanges.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import './DraftPage.css'
import { History } from './history/History.tsx'

/** A draft, or a version that waits for its moment: what it changes, whether it may go, and when. */
export function DraftPage({ draft, live }: { draft: CatalogueVersion; live: CatalogueVersion }) {
  const may = useMay('catalogue.publish')
  const named = [live.versionNo, draft.versionNo, draft.revision]
  const checks = useQuery({
    ...query(catalogueCheckGet, { versionNo: draft.versionNo }),
    queryKey: [catalogueCheckGet.name, ...named],
    enabled: draft.changes > 0,
  })
  const difference = useQuery({
    ...query(catalogueDifferenceGet, { from: live.versionNo, to: draft.versionNo }),
    queryKey: [catalogueDifferenceGet.name, ...named],
  })
  // What is looked at here is worked in on every other page of this browser, too.
  useEffect(() => keepToDraft(draft), [draft])
  const blocked = !checks.data || checks.data.faults.length + checks.data.conflicts.length > 0
  const asked = draft.state === 'scheduled' || draft.askedAt !== null
  return (
    <div className="publish">
      <div className="stack">
        <DraftChanges draft={draft} live={live} checks={checks.data} />
        <History live={live} />
      </div>
      <aside className="stack">
        {draft.changes > 0 && <Checks checks={checks.data} difference={difference.data} error={checks.error} onRetry={checks.refetch} />}
        {asked && <ApprovalPanel version={draft} />}
        {!asked && may && <PublishPanel draft={draft} blocked={blocked} />}
      </aside>
    </div>
  )
}
