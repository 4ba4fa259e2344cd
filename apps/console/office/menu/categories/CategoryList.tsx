import { Link } from 'react-router'
import { classes } from '../../../lib/classes.ts'
import { m } from '../../../paraglide/messages.js'
import type { Listed } from '../../catalogue/records.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { localized, inOtherLanguage } from '../../words/localized.ts'
import { SortList } from '../sort/SortList.tsx'
import { useOrder } from '../sort/use-order.ts'

type CategoryListProps = {
  categories: readonly Listed<'category'>[]
  products: readonly Listed<'product'>[]
  chosen: string
  mayEdit: boolean
}

/** The headings in the order of the menu's rail, to be put in another. */
export function CategoryList({ categories, products, chosen, mayEdit }: CategoryListProps) {
  const { order, error, isSaving, move } = useOrder(
    'category',
    categories.map(({ id }) => id),
  )
  const shown = order.flatMap((id) => categories.find((category) => category.id === id) ?? [])
  const count = ({ record: { categoryId, pids } }: Listed<'category'>) =>
    pids?.length ?? products.filter(({ record }) => record.category === categoryId).length
  return (
    <>
      <ErrorNote error={error} />
      <SortList
        label={m.menu_category_order()}
        items={shown.map(({ id, record }) => ({ id, name: localized(record.name) }))}
        disabled={!mayEdit || isSaving}
        onMove={move}
      >
        {(at, { handle, moves }) => {
          const category = shown[at]
          if (!category) return null
          return (
            <div className={classes('mcat__row', category.id === chosen && 'is-on')}>
              {handle}
              <img src={`/pictures/${category.record.picture}-80.webp`} alt="" width={32} height={32} loading="lazy" />
              <Link to={`?category=${encodeURIComponent(category.id)}`} aria-current={category.id === chosen ? 'true' : undefined}>
                {localized(category.record.name)}
                <small>{inOtherLanguage(category.record.name)}</small>
              </Link>
              {category.changed && <Pill look="draft">{m.menu_draft()}</Pill>}
              <span className="mcat__count">{m.menu_products_count({ count: count(category) })}</span>
              {moves}
            </div>
          )
        }}
      </SortList>
    </>
  )
}
