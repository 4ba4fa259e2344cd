import * as v from 'valibot'
import { action } from '../action.ts'
import { Dollars, Moment, Slug, Text } from '../units.ts'

const Points = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The member's points: their number and worth, when they end (the nearest first), and what they may buy. */
export const pointGet = action('candao.member.pointGet', {
  gateway: 'UserUnify',
  caller: 'member',
  content: {},
  data: v.object({
    balance: Points,
    worth: Dollars,
    expiring: v.array(v.object({ points: Points, expiresAt: Moment })),
    /** The moment after which no point of this brand is good, whatever its own end (spec 9.14); null where there is none. */
    latest: v.nullable(Moment),
    /** The points that a dollar earns, a point's worth in cents, and in what steps points pay for an order, from how many and up to how many in one; null where they do not. */
    terms: v.object({
      perDollar: Points,
      centsEach: Points,
      asMoney: v.nullable(v.object({ step: Points, least: Points, most: Points })),
    }),
    /** `amount`: what a reward is worth as money; null for a dish. */
    rewards: v.array(
      v.object({ rewardId: Slug, name: Text, note: Text, picture: Text, amount: v.nullable(Dollars), points: Points, missing: Points }),
    ),
    /** True once points can be redeemed. */
    mayRedeem: v.boolean(),
  }),
})
