import * as v from 'valibot'
import { action } from '../action.ts'
import { Draft } from '../orders/draft.ts'
import { Preferential } from './preferential.ts'
import { Price } from '../orders/price.ts'
import { Count, Dollars, Slug, Text } from '../units.ts'

/** The promotions that apply to a cart at its time, how far it is from more, and the gifts to choose from (spec 3.20). */
export const canPreList = action('candao.preferential.canPreList', {
  gateway: 'Action',
  caller: 'anyone',
  content: { storeId: Draft.storeId, orderType: Draft.orderType, lines: Draft.lines, wantedAt: Draft.wantedAt, gifts: Draft.gifts },
  data: v.object({
    promotions: Price.entries.promotions,
    discount: Dollars,
    gifts: Price.entries.gifts,
    preferentials: v.array(
      v.object({
        ...Preferential.entries,
        /** The amount that it takes off this cart now. */
        amount: Dollars,
        /** The gap to more of it: money to spend, or dishes of its kind; `gain` is what it then takes off beyond now. Null: nothing more to have. */
        gap: v.nullable(v.object({ money: Dollars, items: Count, gain: Dollars })),
        /** The gifts to choose from, with what can be had of them now. */
        gifts: v.array(v.object({ pid: Slug, name: Text, picture: Text, available: v.boolean() })),
      }),
    ),
  }),
  refusals: ['STORE_UNKNOWN', 'ORDER_TYPE_UNAVAILABLE'],
})
