import type { Brand, Cents } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

/** An order as its dishes and choices alone: what its lines came to, in cents, and each by its path (`margherita`, `margherita/large`), with how many. */
export type Basket = { total: Cents; items: { path: string; num: number }[] }

/** The dishes of a brand's last orders, with their choices; gifts have no price. */
const READ = statement(
  'baskets-read',
  `select sum((line ->> 'total')::bigint)::bigint as total, jsonb_agg(jsonb_build_object('pid', line -> 'pid', 'num', line -> 'num', 'chosen', line -> 'chosen')) as lines
    from (
        select order_id, lines from (select order_id, brand, state, lines from orders order by order_id desc limit 2000) latest
        where brand = $1 and state <> 'cancelled' limit 200
      ) recent,
      jsonb_array_elements(lines) line
    where not coalesce((line ->> 'gift')::boolean, false)
    group by order_id`,
)

type Chosen = {
  listRequirements: { pidData: { pid: string; num: number }[] }[]
  selectedFood?: { groups: { mains: { pid: string; num: number; groups: { products: { pid: string; num: number }[] }[] }[] }[] }
}
type Line = { pid: string; num: number; chosen: Chosen | null }

/** Reads the last orders of a brand that were not cancelled, 200 at most of the chain's last 2,000, without saying whose. */
export async function recentBaskets(rows: Rows, brand: Brand): Promise<Basket[]> {
  const found = await rows<{ total: Cents; lines: Line[] }>(READ, [brand])
  return found.map(({ total, lines }) => ({ total, items: lines.flatMap(itemsOf) }))
}

function itemsOf({ pid, num, chosen }: Line): Basket['items'] {
  const mains = chosen?.selectedFood?.groups.flatMap((group) => group.mains) ?? []
  const parts = [
    ...(chosen?.listRequirements ?? []).flatMap(({ pidData }) => pidData),
    ...mains,
    ...mains.flatMap((main) => main.groups.flatMap(({ products }) => products)),
  ]
  return [{ path: pid, num }, ...parts.map((part) => ({ path: `${pid}/${part.pid}`, num: num * part.num }))]
}
