import * as v from 'valibot'
import { Guid, Moment, Text } from '../units.ts'

/** The name of a promo code, as its record has it. */
export const PromoCodeName = v.pipe(Text, v.regex(/^[A-Z0-9]{4,16}$/))

const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Codes that were made together for a promo code: how many, how many of them a guest has typed, and how many an order has used. */
export const CodeBatch = v.object({
  batchId: Guid,
  promoCode: Text,
  count: Whole,
  note: Text,
  madeAt: Moment,
  madeName: Text,
  claimed: Whole,
  used: Whole,
})
export type CodeBatch = v.InferOutput<typeof CodeBatch>
