import { plainWord, ratingWordLength } from '@harbour/rules'
import * as v from 'valibot'
import { characterCount, mostUnits } from '../characters.ts'
import { Text } from '../units.ts'

/** A word beside the stars, of at most 300 characters as its writer counts them; its control characters are taken out. Empty for none. */
export const RatingWord = v.pipe(
  Text,
  v.maxLength(ratingWordLength * mostUnits),
  v.transform(plainWord),
  v.check((word) => characterCount(word) <= ratingWordLength, `at most ${ratingWordLength} characters`),
)
