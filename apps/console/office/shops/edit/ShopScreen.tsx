import { useParams } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { useRecord } from '../../catalogue/use-record.ts'
import { paths } from '../../paths.ts'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Page } from '../../ui/Page.tsx'
import { ShopEditor } from './ShopEditor.tsx'

/** One shop: its texts, hours, zones and kitchen in the draft; its holidays, tablets and printers at once. */
export function ShopScreen() {
  const { storeId = '' } = useParams()
  const { record, error, refetch } = useRecord('shop', storeId)
  const above = [{ to: paths.shops, words: m.office_shops() }]
  const first = record?.held?.record ?? record?.live?.record
  if (record && first) return <ShopEditor key={storeId} storeId={storeId} incoming={record} first={first} />
  return (
    <Page title={storeId} above={above}>
      <ErrorNote error={error} onRetry={refetch} />
      {record ? <Empty title={m.shops_no_such()} /> : !error && <Loading rows={10} />}
    </Page>
  )
}
