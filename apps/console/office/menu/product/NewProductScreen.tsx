import type { ChainProduct } from '@harbour/chain'
import { useSearchParams } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { useRecords } from '../../catalogue/records.ts'
import { paths } from '../../paths.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Page } from '../../ui/Page.tsx'
import { newProduct, productCopy } from './product-draft.ts'
import { ProductEditor } from './ProductEditor.tsx'

/** A new product, from nothing or from a copy of another, as the address says. */
export function NewProductScreen() {
  const [params] = useSearchParams()
  const { records, error, refetch } = useRecords('product')
  const categories = useRecords('category').records
  if (!records || !categories)
    return (
      <Page title={m.menu_new_product()} above={[{ to: paths.menu, words: m.menu_title() }]}>
        {error ? <ErrorNote error={error} onRetry={refetch} /> : <Loading rows={12} />}
      </Page>
    )
  const taken = new Set(records.map(({ id }) => id))
  const copied = records.find(({ id }) => id === params.get('copy'))?.record
  const category = params.get('category') ?? categories.find(({ record }) => !record.pids)?.id ?? ''
  const initial: ChainProduct = copied
    ? productCopy(copied, taken, { tc: '（副本）', en: ' (copy)' })
    : newProduct(params.get('type') === '2' ? 2 : 1, category)
  return <ProductEditor key={params.toString()} pid={null} initial={initial} taken={taken} incoming={null} />
}
