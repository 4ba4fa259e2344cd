import { useParams } from 'react-router'
import { dayAndTime } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { useVersions } from '../catalogue/versions.ts'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Page } from '../ui/Page.tsx'
import { Panel } from '../ui/Panel.tsx'
import { DraftPage } from './DraftPage.tsx'
import { DraftPicker } from './DraftPicker.tsx'
import { DraftTools } from './DraftTools.tsx'
import { History } from './history/History.tsx'
import { PastVersion } from './history/PastVersion.tsx'

/** The page on which what was changed is looked at, checked, published, and taken back: of the draft that is worked in, or of the version that the address names. */
export function PublishScreen() {
  const { versionNo } = useParams()
  const { versions, error, refetch } = useVersions()
  if (!versions) return <Page title={m.office_publish()}>{error ? <ErrorNote error={error} onRetry={refetch} /> : <Loading />}</Page>
  const { live, draft, all } = versions
  const named = versionNo === undefined ? draft : (all.find((each) => String(each.versionNo) === versionNo) ?? null)
  const isOpen = named?.state === 'draft' || named?.state === 'scheduled'
  return (
    <Page
      title={m.office_publish()}
      sub={m.publish_sub({ versionNo: live.versionNo, at: dayAndTime(live.publishedAt ?? live.createdAt) })}
      tools={<DraftTools draft={named?.state === 'draft' && named.askedAt === null ? named : null} />}
    >
      <DraftPicker versions={versions} current={named?.versionNo ?? null} />
      {named && isOpen && <DraftPage key={named.versionNo} draft={named} live={live} />}
      {named && !isOpen && <PastVersion version={named} live={live} />}
      {!named && (
        <>
          <Panel>
            <Empty title={versionNo === undefined ? m.publish_nothing() : m.publish_no_version()}>
              <p>{versionNo === undefined ? m.publish_nothing_say() : m.publish_no_version_say()}</p>
            </Empty>
          </Panel>
          <History live={live} />
        </>
      )}
    </Page>
  )
}
