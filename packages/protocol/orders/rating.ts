import { mostStars, ratingParts } from '@harbour/rules'
import * as v from 'valibot'
import { Text } from '../units.ts'

/** Stars of one part of an order, 1 to 5. */
export const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostStars))

/** The rating of an order: null for a part that was not rated, or that it does not have. */
export const Rating = v.object({ food: v.nullable(Stars), delivery: v.nullable(Stars), word: v.nullable(Text) })
export type Rating = v.InferOutput<typeof Rating>

/** The same for its guest, with the parts that may be rated now or changed. The word may be changed while a part that is rated may. */
export const OwnRating = v.object({ ...Rating.entries, mayRate: v.array(v.picklist(ratingParts)) })
export type OwnRating = v.InferOutput<typeof OwnRating>
