import { brandIds, type Brand } from '@harbour/rules'
import { Link } from 'react-router'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import type { Column } from '../../ui/table/columns.ts'
import { localized, inOtherLanguage } from '../../words/localized.ts'
import { servedWords } from '../served-words.ts'
import type { MenuRow } from './menu-rows.ts'
import { RowTools } from './RowTools.tsx'
import { StatePills } from './StatePills.tsx'

type ColumnsTerms = { shops: number; mayEdit: boolean; maySellOut: boolean; onRemove: (row: MenuRow) => void }

/** The columns of the menu's list. */
export const menuColumns = ({ shops, mayEdit, maySellOut, onRemove }: ColumnsTerms): Column<MenuRow>[] => [
  {
    key: 'product',
    head: m.menu_product(),
    sort: ({ product }) => localized(product.name),
    cell: ({ pid, product }) => (
      <span className="mlist__product">
        <img src={`/pictures/${product.picture}-80.webp`} alt="" loading="lazy" width={40} height={40} />
        <span>
          <Link to={paths.product(pid)}>{localized(product.name)}</Link>
          <small>{inOtherLanguage(product.name)}</small>
        </span>
      </span>
    ),
  },
  {
    key: 'category',
    head: m.menu_category(),
    sort: ({ category, place }) => (category ? localized(category.name) : place),
    cell: ({ category }) => (category ? localized(category.name) : '—'),
  },
  priceColumn('hk', m.menu_hkd(), brandIds.hongKong),
  priceColumn('mo', m.menu_mop(), brandIds.macau),
  { key: 'served', head: m.menu_served(), cell: ({ product }) => servedWords(product.service) },
  ...(maySellOut ? [shopsColumn(shops)] : []),
  { key: 'state', head: m.menu_state(), cell: (row) => <StatePills row={row} /> },
  ...(mayEdit
    ? [{ key: 'tools', head: m.menu_actions(), right: true, cell: (row: MenuRow) => <RowTools row={row} onRemove={() => onRemove(row)} /> }]
    : []),
]

function priceColumn(key: string, head: string, brand: Brand): Column<MenuRow> {
  return {
    key,
    head,
    right: true,
    sort: ({ product }) => product.price[brand] ?? -1,
    cell: ({ product: { price, originalPrice } }) => {
      const [now, before] = [price[brand], originalPrice?.[brand]]
      if (now === undefined) return '—'
      return before === undefined ? (
        money(now)
      ) : (
        <span>
          <del className="mlist__was">{money(before)}</del> <b className="mlist__sale">{money(now)}</b>
        </span>
      )
    },
  }
}

const shopsColumn = (shops: number): Column<MenuRow> => ({
  key: 'shops',
  head: m.menu_shops(),
  right: true,
  sort: ({ outAt }) => shops - outAt,
  cell: ({ outAt }) => <span className={outAt > 0 ? 'mlist__out' : undefined}>{m.menu_shops_of({ shops: shops - outAt, of: shops })}</span>,
})
