import type { ChainProduct, ChainShop } from '@harbour/chain'
import type { Segment } from '@harbour/protocol'
import type { Names } from '../../catalogue/names.ts'
import type { Locale } from '../../words/in-language.ts'

/** The conditions that a segment may have. */
export type Condition = keyof Segment

/** A segment as it is edited, and what it may name. */
export type SegmentEdit = {
  segment: Segment
  onChange: (segment: Segment) => void
  disabled: boolean
  dishes: readonly ChainProduct[]
  shops: readonly ChainShop[]
  names: Names
  locale: Locale
}

/** The conditions in the order in which they stand in the sentence. */
export const conditions: readonly Condition[] = ['orders', 'dishes', 'stores', 'joined', 'birthMonth', 'points']

/** Each condition as it begins; all of it is changed at once. */
const first: { [Each in Condition]: NonNullable<Segment[Each]> } = {
  orders: { least: 1, most: null, days: 60 },
  dishes: { ordered: true, sets: true, pids: [], days: 365 },
  stores: { storeIds: [], days: 90 },
  joined: { least: 30, most: null },
  birthMonth: 1,
  points: 500,
}

/** The segment with one condition more. A birthday begins with the month that it is now. */
export const withCondition = (segment: Segment, condition: Condition, month: number): Segment => ({
  ...segment,
  [condition]: condition === 'birthMonth' ? month : first[condition],
})

/** The bounds of a number: at least, at most, between two, or none at all. */
export type Bounds = 'least' | 'most' | 'between' | 'never'
type Range = { least: number; most: number | null }

/** The way in which a number is bounded. */
export function boundsOf({ least, most }: Range): Bounds {
  if (most === null) return 'least'
  if (most === 0) return 'never'
  return least === 0 ? 'most' : 'between'
}

/** The same number, bounded another way. */
export function withBounds<Each extends Range>(range: Each, bounds: Bounds): Each {
  const least = Math.max(1, range.least)
  const greatest = Math.max(1, range.most ?? least)
  switch (bounds) {
    case 'least':
      return { ...range, least, most: null }
    case 'most':
      return { ...range, least: 0, most: greatest }
    case 'between':
      return { ...range, least, most: Math.max(greatest, least + 1) }
    case 'never':
      return { ...range, least: 0, most: 0 }
  }
}
