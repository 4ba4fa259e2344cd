import { Link } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import type { Listed } from '../../catalogue/records.ts'
import { paths } from '../../paths.ts'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { localized, inOtherLanguage } from '../../words/localized.ts'
import { SortList } from '../sort/SortList.tsx'
import { useOrder } from '../sort/use-order.ts'

type CategoryProductsProps = { categoryId: string; products: readonly Listed<'product'>[]; mayEdit: boolean }

/** The products under a heading in their order, to be put in another. */
export function CategoryProducts({ categoryId, products, mayEdit }: CategoryProductsProps) {
  const own = products.filter(({ record }) => record.category === categoryId)
  const { order, error, isSaving, move } = useOrder(
    'product',
    products.map(({ id }) => id),
    own.map(({ id }) => id),
  )
  const shown = order.flatMap((id) => own.find((product) => product.id === id) ?? [])
  return (
    <Panel title={m.menu_category_products()} sub={m.menu_category_order_say()}>
      <ErrorNote error={error} />
      {own.length === 0 && <Empty title={m.menu_category_empty()} />}
      <SortList
        label={m.menu_category_products()}
        items={shown.map(({ id, record }) => ({ id, name: localized(record.name) }))}
        disabled={!mayEdit || isSaving}
        onMove={move}
      >
        {(at, { handle, moves }) => {
          const product = shown[at]
          if (!product) return null
          return (
            <div className="mcat__row">
              {handle}
              <img src={`/pictures/${product.record.picture}-80.webp`} alt="" width={32} height={32} loading="lazy" />
              <Link to={paths.product(product.id)}>
                {localized(product.record.name)}
                <small>{inOtherLanguage(product.record.name)}</small>
              </Link>
              {moves}
            </div>
          )
        }}
      </SortList>
    </Panel>
  )
}
