import * as v from 'valibot'
import { Service } from '../menu/service.ts'
import { Dollars, OrderType, Text } from '../units.ts'

const Count = v.pipe(v.number(), v.integer())

/** The question of a dish: a requirement or a group of a set by its id; inside a set, of which of the mains chosen in which group, counted from 0. */
const question = { place: v.object({ id: Text, within: v.optional(v.object({ id: Text, main: v.number() })) }), name: Text }

/** The fault in a choice: how many are missing or too many, of what there is more than its most, what cannot go together, or what is offered no more. */
export const ChoiceGap = v.variant('kind', [
  v.object({ kind: v.picklist(['missing', 'tooMany']), ...question, count: Count }),
  v.object({ kind: v.literal('overMost'), ...question, pid: Text, most: Count, count: Count }),
  v.object({ kind: v.literal('excluded'), ...question, pid: Text, by: Text }),
  v.object({ kind: v.literal('unknown'), id: Text }),
])
export type ChoiceGap = v.InferOutput<typeof ChoiceGap>

const at = { index: v.pipe(v.number(), v.integer()), uid: Text }

/** The fault in a line of the cart now (spec 8.14), and what would be right: names are in the language of the call. */
export const LineIssue = v.variant('code', [
  v.object({ ...at, code: v.literal('removed') }),
  /** The product itself, or what is chosen with it. */
  v.object({ ...at, code: v.literal('soldOut'), pids: v.array(Text) }),
  /** The times at which it is served, where that is not now; for which ways of dining, where this is none of them. */
  v.object({ ...at, code: v.literal('notServedNow'), service: v.optional(Service), orderTypes: v.optional(v.array(OrderType)) }),
  v.object({ ...at, code: v.literal('choicesMissing'), gaps: v.array(ChoiceGap) }),
  v.object({ ...at, code: v.literal('limitExceeded'), limit: v.picklist(['product', 'items', 'lines']), most: Count, count: Count }),
  v.object({ ...at, code: v.literal('priceChanged'), was: Dollars, now: Dollars }),
])
export type LineIssue = v.InferOutput<typeof LineIssue>
