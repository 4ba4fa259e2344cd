import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'
import { Csv, mayBeLate, ofPeriod, periodRefusals, Whole } from './report.ts'

/** The ratings of one part: how many, how many of them low (1 or 2 stars), and the mean of their stars to a hundredth; null without one. */
const Part = v.object({ count: Whole, low: Whole, average: v.nullable(v.number()) })

/** The ratings of some orders, part by part, and how many of them have a word. */
export const Rated = v.object({ orders: Whole, words: Whole, food: Part, delivery: Part })
export type Rated = v.InferOutput<typeof Rated>

/** The ratings that guests gave first in a period: by shop, by dish (those of the food of each order that it was in), and all of them. */
export const ratingGet = action('candao.report.ratingGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'report.read',
  content: ofPeriod,
  data: v.object({
    shops: v.array(v.object({ key: Text, name: Text, ...Rated.entries })),
    dishes: v.array(v.object({ key: Text, name: Text, ...Part.entries })),
    total: Rated,
    csv: Csv,
    ...mayBeLate,
  }),
  refusals: periodRefusals,
})
