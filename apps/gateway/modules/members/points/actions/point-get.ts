import { pointGet } from '@harbour/protocol'
import type { ChainCoupon } from '@harbour/chain'
import { cents, pointsCutoff, pointsByExpiry, pointsWorth, type Cents } from '@harbour/rules'
import { handle } from '../deps.ts'
import { localize } from '../../../../platform/localized-text.ts'

export const pointGetAction = handle(pointGet, async (_content, { points, catalogue, caller, brand, clock, language }) => {
  const { terms, rewards } = catalogue.membership(brand)
  const expiring = pointsByExpiry(await points.lots(caller.userId), terms, clock.now())
  const balance = expiring.reduce((sum, each) => sum + each.points, 0)
  return {
    balance,
    worth: pointsWorth(balance, terms),
    expiring,
    latest: pointsCutoff(terms),
    terms: { perDollar: terms.perDollar, centsEach: terms.centsEach, asMoney: terms.asMoney },
    rewards: rewards.map(({ name, note, ...reward }) => ({
      ...reward,
      name: localize(name, language),
      note: localize(note, language),
      amount: amountOf(catalogue.coupon(reward.rewardId)),
      missing: Math.max(0, reward.points - balance),
    })),
    mayRedeem: true,
  }
})

/** A coupon's worth as money, in cents; null where it gives something else. */
function amountOf(coupon: Pick<ChainCoupon, 'gift'> | undefined): Cents | null {
  return coupon && 'amount' in coupon.gift ? cents(coupon.gift.amount) : null
}
