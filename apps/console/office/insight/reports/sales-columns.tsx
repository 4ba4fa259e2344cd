import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import type { Column } from '../../ui/table/columns.ts'
import { Change } from './Change.tsx'
import { changeOf, changeText, countText } from './change-text.ts'
import { takenOff, type DishRow, type SalesRow } from './sales-rows.ts'

type Named = { key: string; name: string }

function sumColumn<Row extends Named>(key: string, head: string, of: (row: Row) => number): Column<Row> {
  return { key, head, right: true, sort: of, cell: (row) => money(of(row)) }
}

const countColumn = <Row extends Named>(key: string, head: string, of: (row: Row) => number): Column<Row> => ({
  key,
  head,
  right: true,
  sort: of,
  cell: (row) => countText(of(row)),
})

function changeColumn<Row extends Named>(of: (row: Row) => { now: number; before: number }): Column<Row> {
  const change = (row: Row) => changeOf(of(row).now, of(row).before)
  return {
    key: 'change',
    head: m.insight_change(),
    right: true,
    sort: (row) => change(row) ?? -Infinity,
    cell: (row) => <Change by={change(row)} words={changeText(change(row))} />,
  }
}

/** The columns of sales: from the menu's prices to what is left after refunds, and where compared, beside the period before. */
export function salesColumns(head: string, words: (row: Named) => string, compared: boolean): Column<SalesRow>[] {
  const before: Column<SalesRow>[] = [
    sumColumn('before', m.insight_net_before(), ({ before: { net } }) => net),
    changeColumn(({ now, before: earlier }) => ({ now: now.net, before: earlier.net })),
  ]
  return [
    { key: 'name', head, sort: ({ key, name }) => `${name} ${key}`, cell: (row) => <b>{words(row)}</b> },
    countColumn('orders', m.insight_orders(), ({ now }) => now.orders),
    sumColumn('gross', m.insight_gross(), ({ now }) => now.gross),
    sumColumn('off', m.insight_off(), ({ now }) => -takenOff(now)),
    sumColumn('fees', m.insight_fees(), ({ now }) => now.fees),
    sumColumn('sold', m.insight_sold(), ({ now }) => now.sold),
    sumColumn('refunds', m.insight_refunds(), ({ now }) => 0 - now.refunds),
    sumColumn('net', m.insight_net(), ({ now }) => now.net),
    sumColumn('average', m.insight_average(), ({ now }) => now.average),
    ...(compared ? before : []),
  ]
}

/** The columns of dishes, at the menu's prices. */
export function dishColumns(compared: boolean): Column<DishRow>[] {
  const before: Column<DishRow>[] = [
    countColumn('before', m.insight_items_before(), ({ before: { items } }) => items),
    changeColumn(({ now, before: earlier }) => ({ now: now.items, before: earlier.items })),
  ]
  return [
    { key: 'name', head: m.insight_dish(), sort: ({ name }) => name, cell: ({ name }) => <b>{name}</b> },
    countColumn('items', m.insight_items(), ({ now }) => now.items),
    countColumn('orders', m.insight_in_orders(), ({ now }) => now.orders),
    sumColumn('gross', m.insight_gross(), ({ now }) => now.gross),
    ...(compared ? before : []),
  ]
}
