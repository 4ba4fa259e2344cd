import type { Answer, ratingGet } from '@harbour/protocol'
import { mostStars } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import type { Column } from '../../ui/table/columns.ts'
import { countText, shareText } from '../reports/change-text.ts'
import { KeptShare } from '../reports/KeptShare.tsx'
import { averageText } from './average-text.ts'

type Ratings = Answer<typeof ratingGet>
export type RatedShop = Ratings['shops'][number]
export type RatedDish = Ratings['dishes'][number]

/** A mean that nobody gave stands behind all others. */
const byAverage = (average: number | null): number => average ?? mostStars + 1

/** The shops’ ratings of both parts, beside the promises that they kept. */
export function shopColumns(kept: ReadonlyMap<string, number | null>): Column<RatedShop>[] {
  const part = (key: 'food' | 'delivery', head: string): Column<RatedShop>[] => [
    { key, head, right: true, sort: (row) => byAverage(row[key].average), cell: (row) => <b>{averageText(row[key].average)}</b> },
    count(`${key}Count`, m.insight_rating_count(), (row) => row[key].count),
    count(`${key}Low`, m.insight_rating_low(), (row) => row[key].low),
  ]
  const share = ({ key }: RatedShop) => kept.get(key) ?? null
  return [
    { key: 'name', head: m.insight_shop(), sort: ({ name }) => name, cell: ({ name }) => <b>{name}</b> },
    ...part('food', m.insight_rating_food()),
    ...part('delivery', m.insight_rating_delivery()),
    count('words', m.insight_rating_words(), ({ words }) => words),
    {
      key: 'kept',
      head: m.insight_kept(),
      right: true,
      sort: (row) => share(row) ?? -1,
      cell: (row) => <KeptShare share={share(row)} words={shareText(share(row))} />,
    },
  ]
}

/** The dishes by what was said of the food of their orders. */
export const dishColumns = (): Column<RatedDish>[] => [
  { key: 'name', head: m.insight_dish(), sort: ({ name }) => name, cell: ({ name }) => <b>{name}</b> },
  {
    key: 'average',
    head: m.insight_rating_food(),
    right: true,
    sort: ({ average }) => byAverage(average),
    cell: ({ average }) => <b>{averageText(average)}</b>,
  },
  count('count', m.insight_rating_count(), (row: RatedDish) => row.count),
  count('low', m.insight_rating_low(), (row: RatedDish) => row.low),
]

function count<Row>(key: string, head: string, of: (row: Row) => number): Column<Row> {
  return { key, head, right: true, sort: of, cell: (row) => countText(of(row)) }
}
