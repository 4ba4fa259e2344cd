import { catalogueDifferenceGet, type CatalogueVersion } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ChangeTable } from '../changes/ChangeTable.tsx'
import { History } from './History.tsx'

/** A version that is or was live, beside what is live now; what is live now, beside what was before it. */
export function PastVersion({ version, live }: { version: CatalogueVersion; live: CatalogueVersion }) {
  const isLive = version.versionNo === live.versionNo
  const [from, to] = isLive ? [version.baseNo, version.versionNo] : [version.versionNo, live.versionNo]
  const { data, error } = useQuery({ ...query(catalogueDifferenceGet, { from: from ?? to, to }), enabled: from !== null && version.kept })
  return (
    <>
      <Panel title={m.publish_version_head({ versionNo: version.versionNo })} sub={version.note} bare>
        <ErrorNote error={error} />
        {from !== null && version.kept && !data && !error && <Loading />}
        {(from === null || !version.kept || data?.records.length === 0) && <Empty title={m.publish_no_difference()} />}
        {data && data.records.length > 0 && (
          <ChangeTable
            difference={data}
            version={isLive ? version : live}
            heads={{ before: m.publish_version_head({ versionNo: from ?? to }), after: m.publish_version_head({ versionNo: to }) }}
          />
        )}
      </Panel>
      <History live={live} />
    </>
  )
}
