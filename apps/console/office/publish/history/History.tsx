import { catalogueVersionListGet, type CatalogueVersion } from '@harbour/protocol'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Clock, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../api/call.ts'
import { language } from '../../../lib/locale.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { useMay } from '../../session/rights.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Pill } from '../../ui/Pill.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { RollBackDialog } from './RollBackDialog.tsx'

/** The versions that were, the latest first: each can be looked at, and one that was live can be live again. */
export function History({ live }: { live: CatalogueVersion }) {
  const may = useMay('catalogue.publish')
  const [back, setBack] = useState<CatalogueVersion | null>(null)
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    queryKey: [catalogueVersionListGet.name, language(), 'history'],
    queryFn: ({ pageParam, signal }) => call(catalogueVersionListGet, pageParam === 0 ? {} : { olderThan: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ versions }) => (versions.length < 50 ? undefined : versions.at(-1)?.versionNo),
  })
  const columns: Column<CatalogueVersion>[] = [
    { key: 'version', head: m.publish_version(), cell: ({ versionNo }) => <Link to={paths.version(versionNo)}>{versionNo}</Link> },
    { key: 'state', head: m.publish_state(), cell: (version) => <StateMark version={version} /> },
    {
      key: 'when',
      head: m.publish_when_head(),
      cell: ({ publishedAt, createdAt, approvedName, authorName }) => (
        <>
          {dayAndTime(publishedAt ?? createdAt)}
          <small>{approvedName ?? authorName}</small>
        </>
      ),
    },
    { key: 'note', head: m.publish_note(), cell: ({ note, fault }) => fault ?? note },
    { key: 'changes', head: m.publish_changes_head(), right: true, cell: ({ changes }) => changes },
    {
      key: 'tools',
      head: '',
      right: true,
      cell: (version) =>
        may && version.kept && version.state === 'retired' ? (
          <OfficeButton small onClick={() => setBack(version)}>
            {m.publish_roll_back()}
          </OfficeButton>
        ) : null,
    },
  ]
  return (
    <Panel title={m.publish_history()} sub={m.publish_history_sub()} bare>
      <ErrorNote error={error} onRetry={refetch} />
      <DataTable
        label={m.publish_history()}
        columns={columns}
        rows={data?.pages.flatMap(({ versions }) => versions) ?? []}
        rowKey={({ versionNo }) => String(versionNo)}
        rowTo={({ versionNo }) => paths.version(versionNo)}
      />
      {hasNextPage && (
        <OfficeButton look="ghost" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.office_more()}
        </OfficeButton>
      )}
      {back && <RollBackDialog version={back} live={live} onClose={() => setBack(null)} />}
    </Panel>
  )
}

/** The state of a version: a draft, scheduled, live, or over. */
function StateMark({ version: { state, fault } }: { version: CatalogueVersion }) {
  if (fault !== null)
    return (
      <Pill look="err" icon={CircleX}>
        {m.publish_state_failed()}
      </Pill>
    )
  switch (state) {
    case 'live':
      return (
        <Pill look="ok" icon={CircleCheck}>
          {m.publish_state_live()}
        </Pill>
      )
    case 'scheduled':
      return (
        <Pill look="info" icon={Clock}>
          {m.publish_state_scheduled()}
        </Pill>
      )
    case 'draft':
      return (
        <Pill look="draft" icon={Pencil}>
          {m.publish_state_draft()}
        </Pill>
      )
    case 'retired':
      return <Pill>{m.publish_state_retired()}</Pill>
  }
}
