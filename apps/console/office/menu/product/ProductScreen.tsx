import { useParams } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { useRevertRecord } from '../../catalogue/save-record.ts'
import { useRecord } from '../../catalogue/use-record.ts'
import { paths } from '../../paths.ts'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { localized } from '../../words/localized.ts'
import { ProductEditor } from './ProductEditor.tsx'

/** One product of the menu, as the draft has it, to be edited. */
export function ProductScreen() {
  const { pid = '' } = useParams()
  const { record: read, error, refetch } = useRecord('product', pid)
  // While another product is read, the one before stays at hand.
  const record = [read?.held, read?.live].some((each) => each && each.record.pid !== pid) ? undefined : read
  const revert = useRevertRecord()
  const above = [{ to: paths.menu, words: m.menu_title() }]
  if (record?.held) return <ProductEditor key={pid} pid={pid} initial={record.held.record} incoming={record} />
  if (record?.live)
    return (
      <Page title={localized(record.live.record.name)} above={above}>
        <Empty title={m.menu_is_removed()}>
          <OfficeButton onClick={() => void revert({ kind: 'product', id: pid, seen: null, isAsked: true })}>
            {m.menu_put_back()}
          </OfficeButton>
        </Empty>
      </Page>
    )
  return (
    <Page title={pid} above={above}>
      {error || record ? <ErrorNote error={error ?? new Error(m.menu_unknown())} onRetry={refetch} /> : <Loading rows={12} />}
    </Page>
  )
}
