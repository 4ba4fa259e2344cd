import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, Moment, OrderId, Text } from '../units.ts'

/** The entries of the member's points, the latest first, from after an entry onwards. */
export const pointHistoryGet = action('candao.member.pointHistoryGet', {
  gateway: 'UserUnify',
  caller: 'member',
  content: {
    after: v.optional(Guid),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 20),
  },
  data: v.object({
    entries: v.array(
      v.object({
        entryId: Guid,
        kind: v.picklist(['welcome', 'order', 'redeem', 'expire', 'adjust', 'spend', 'back']),
        /** Positive as they come, negative as they go. */
        points: v.number(),
        at: Moment,
        expiresAt: v.nullable(Moment),
        title: Text,
        orderId: v.nullable(OrderId),
      }),
    ),
    more: v.boolean(),
  }),
})
