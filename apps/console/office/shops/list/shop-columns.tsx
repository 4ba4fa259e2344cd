import { Pencil, Printer, TabletSmartphone, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { paths } from '../../paths.ts'
import type { Column } from '../../ui/table/columns.ts'
import { Pill } from '../../ui/Pill.tsx'
import { inOtherLanguage, localized } from '../../words/localized.ts'
import { urgency } from '../state/shop-sign.ts'
import { ShopSign } from '../state/ShopSign.tsx'
import { StatePill } from '../state/StatePill.tsx'
import { rowSign, type ShopRow } from './shop-rows.ts'

const unknown = '–'

/** The columns of the shops' list; without the numbers of the day for whoever may not see them. */
export function shopColumns(maySee: boolean): Column<ShopRow>[] {
  const shop: Column<ShopRow> = {
    key: 'shop',
    head: m.shops_shop(),
    sort: ({ record }) => localized(record.name),
    cell: ({ storeId, record, changed }) => (
      <span>
        <Link to={paths.shop(storeId)}>{localized(record.name)}</Link>{' '}
        {changed && (
          <Pill look="draft" icon={Pencil}>
            {m.shops_changed()}
          </Pill>
        )}
        <small>
          {storeId} · {inOtherLanguage(record.name)}
        </small>
      </span>
    ),
  }
  if (!maySee) return [shop, { key: 'address', head: m.shops_address(), cell: ({ record }) => localized(record.address) }]
  return [
    shop,
    {
      key: 'state',
      head: m.shops_state(),
      sort: (row) => urgency(rowSign(row) ?? 'closed'),
      cell: (row) => (row.now ? <Standing row={row} /> : <Pill>{m.shops_not_live()}</Pill>),
    },
    {
      key: 'open',
      head: m.shops_in_progress(),
      right: true,
      sort: ({ now }) => now?.orders.open ?? -1,
      cell: ({ now }) => now?.orders.open ?? unknown,
    },
    {
      key: 'late',
      head: m.shops_late(),
      right: true,
      sort: ({ now }) => now?.orders.late ?? -1,
      cell: ({ now }) => <Late late={now?.orders.late} />,
    },
    {
      key: 'takings',
      head: m.shops_takings(),
      right: true,
      sort: ({ takings }) => takings ?? -1,
      cell: ({ takings }) => (takings === undefined ? unknown : money(takings)),
    },
    { key: 'devices', head: m.shops_devices(), sort: ({ now }) => -troubles(now), cell: (row) => <Devices row={row} /> },
  ]
}

function Standing({ row }: { row: ShopRow }) {
  const sign = rowSign(row)
  return (
    <span className="shlist__state">
      {sign && <ShopSign sign={sign} />}
      {row.now && <StatePill shop={row.now} />}
    </span>
  )
}

function Late({ late }: { late: number | undefined }) {
  if (late === undefined) return unknown
  return late > 0 ? <b className="shlist__bad">{late}</b> : late
}

const troubles = (now: ShopRow['now']): number =>
  now ? now.tablets.silent + now.tablets.muted + now.tablets.hidden + now.printers.troubled : 0

/** The tablets and printers of a shop: how many, and how many of them are in trouble. */
function Devices({ row: { now } }: { row: ShopRow }) {
  if (!now) return unknown
  const { tablets, printers } = now
  const bad = tablets.silent + tablets.muted + tablets.hidden
  return (
    <span className="shlist__devices">
      <span className={bad > 0 ? 'shlist__bad' : undefined}>
        <Icon of={bad > 0 ? TriangleAlert : TabletSmartphone} size={16} />
        {bad > 0 ? m.shops_tablets_bad({ bad, count: tablets.paired }) : m.shops_tablets_fine({ count: tablets.paired })}
      </span>
      <span className={printers.troubled > 0 ? 'shlist__bad' : undefined}>
        <Icon of={printers.troubled > 0 ? TriangleAlert : Printer} size={16} />
        {printers.troubled > 0
          ? m.shops_printers_bad({ bad: printers.troubled, count: printers.active, waiting: printers.waiting })
          : m.shops_printers_fine({ count: printers.active })}
      </span>
    </span>
  )
}
