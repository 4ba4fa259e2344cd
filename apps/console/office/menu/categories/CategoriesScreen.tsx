import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { DraftMark } from '../../catalogue/DraftMark.tsx'
import { useRecords } from '../../catalogue/records.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../session/rights.ts'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './Categories.css'
import { CategoryEditor } from './CategoryEditor.tsx'
import { CategoryList } from './CategoryList.tsx'
import { CategoryProducts } from './CategoryProducts.tsx'

const isNew = 'new'

/** The headings of the menu: their order, what each is called, and the order of the products under it. */
export function CategoriesScreen() {
  const categories = useRecords('category')
  const products = useRecords('product')
  const mayEdit = useMay('catalogue.edit')
  const [params, setParams] = useSearchParams()
  const chosen = params.get('category') ?? categories.records?.[0]?.id ?? ''
  const choose = (category: string) => setParams({ category })
  const listed = categories.records?.find(({ id }) => id === chosen)
  const known = categories.records && products.records
  return (
    <Page
      title={m.menu_categories()}
      above={[{ to: paths.menu, words: m.menu_title() }]}
      mark={<DraftMark />}
      tools={
        mayEdit && (
          <OfficeButton look="go" icon={Plus} onClick={() => choose(isNew)}>
            {m.menu_category_new()}
          </OfficeButton>
        )
      }
    >
      <ErrorNote error={categories.error ?? products.error} onRetry={async () => Promise.all([categories.refetch(), products.refetch()])} />
      {!known && !categories.error && <Loading rows={10} />}
      {known && (
        <div className="mcat">
          <Panel title={m.menu_category_order()} sub={m.menu_category_order_say()}>
            <CategoryList categories={categories.records ?? []} products={products.records ?? []} chosen={chosen} mayEdit={mayEdit} />
          </Panel>
          <div className="mcat__side">
            {chosen === isNew && mayEdit && <CategoryEditor key={isNew} listed={null} onSaved={choose} onRemoved={() => setParams({})} />}
            {listed && <CategoryEditor key={listed.id} listed={listed} onSaved={choose} onRemoved={() => setParams({})} />}
            {listed && !listed.record.pids && (
              <CategoryProducts key={`${listed.id} products`} categoryId={listed.id} products={products.records ?? []} mayEdit={mayEdit} />
            )}
            {!listed && chosen !== isNew && <Empty title={m.menu_category_unknown()} />}
          </div>
        </div>
      )}
    </Page>
  )
}
