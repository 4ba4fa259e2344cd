import * as v from 'valibot'
import { Text } from '../units.ts'

/** A card as it may be shown: its network, its last four digits, its last month. No other digit ever reaches the gateway. */
export const ShownCard = v.object({
  network: Text,
  last4: v.pipe(Text, v.regex(/^\d{4}$/)),
  expiryMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  expiryYear: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2200)),
})
export type ShownCard = v.InferOutput<typeof ShownCard>
