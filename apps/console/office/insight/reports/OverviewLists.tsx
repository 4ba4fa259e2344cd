import { Link, useSearchParams } from 'react-router'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Change } from './Change.tsx'
import { changeOf, changeText, countText, shareText } from './change-text.ts'
import { KeptShare } from './KeptShare.tsx'
import type { PromiseRow } from './promise-columns.tsx'
import { useSales } from './report-queries.ts'
import { rowWords } from './report-words.ts'
import type { ReportAddress, ReportTab } from './use-report-address.ts'

const most = 6

type OverviewListsProps = { report: ReportAddress; promises: readonly PromiseRow[] }

/** The shops with their sales and their word side by side, the dishes that sold most, and how guests paid. */
export function OverviewLists({ report, promises }: OverviewListsProps) {
  const kept = new Map(promises.map(({ key, share }) => [key, share]))
  const lists = { shop: useSales(report, 'shop'), dish: useSales(report, 'dish'), method: useSales(report, 'method') }
  const [byShop, byDish, byMethod] = [lists.shop.data, lists.dish.data, lists.method.data]
  const failed = Object.values(lists).find(({ error }) => error)
  const shareOf = (key: string) => kept.get(key) ?? null
  const shops = byShop?.rows.toSorted((one, other) => (shareOf(one.key) ?? 1) - (shareOf(other.key) ?? 1)) ?? []
  const dishes = byDish?.dishes.toSorted((one, other) => other.now.items - one.now.items) ?? []
  const methods = byMethod?.rows.toSorted((one, other) => other.now.net - one.now.net) ?? []
  const all = methods.reduce((sum, { now }) => sum + now.net, 0)
  if (failed) return <ErrorNote error={failed.error} onRetry={failed.refetch} />
  return (
    <div className="rpt__three">
      <Panel bare title={m.insight_shops()} sub={m.insight_shops_sub()} tools={<More tab="shop" />}>
        <List
          label={m.insight_shops()}
          heads={[m.insight_shop(), m.insight_net(), m.insight_orders(), m.insight_kept()]}
          rows={shops.slice(0, most).map(({ key, name, now }) => ({
            key,
            cells: [
              name,
              money(now.net),
              countText(now.orders),
              <KeptShare key="kept" share={shareOf(key)} words={shareText(shareOf(key))} />,
            ],
          }))}
        />
      </Panel>
      <Panel bare title={m.insight_dishes()} tools={<More tab="dish" />}>
        <List
          label={m.insight_dishes()}
          heads={[m.insight_dish(), m.insight_items(), ...(report.compared ? [m.insight_change()] : [])]}
          rows={dishes.slice(0, most).map(({ key, name, now, before }) => {
            const change = changeOf(now.items, before.items)
            const changed = <Change key="change" by={change} words={changeText(change)} />
            return { key, cells: [name, countText(now.items), ...(report.compared ? [changed] : [])] }
          })}
        />
      </Panel>
      <Panel bare title={m.insight_methods()} tools={<More tab="method" />}>
        <List
          label={m.insight_methods()}
          heads={[m.insight_method(), m.insight_net(), m.insight_share()]}
          rows={methods.map((row) => ({
            key: row.key,
            cells: [rowWords('method', row), money(row.now.net), all === 0 ? '–' : shareText(row.now.net / all)],
          }))}
        />
      </Panel>
    </div>
  )
}

type ListProps = { label: string; heads: readonly string[]; rows: readonly { key: string; cells: readonly React.ReactNode[] }[] }

/** A few rows of a report, all of which stand on their own tab. */
function List({ label, heads, rows }: ListProps) {
  if (rows.length === 0) return <p className="tbempty">{m.insight_nothing()}</p>
  return (
    <table className="tb" aria-label={label}>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={head} scope="col" className={at > 0 ? 'rt' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) => (
              <td key={heads[at]} data-head={heads[at]} className={at > 0 ? 'rt' : undefined}>
                {at === 0 ? <b>{cell}</b> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function More({ tab }: { tab: ReportTab }) {
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  next.set('tab', tab)
  return (
    <Link className="rpt__more" to={`?${next.toString()}`} replace>
      {m.insight_all_of_them()}
    </Link>
  )
}
